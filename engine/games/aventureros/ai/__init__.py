"""Computer players of ¡Aventureros al Tren!"""
