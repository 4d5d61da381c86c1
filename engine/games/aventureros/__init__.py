"""¡Aventureros al Tren!"""
