"""What holds for every test."""

from hypothesis import HealthCheck, settings

# A busy machine is slow at making examples too: that is no fault of a test.
settings.register_profile("house", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("house")
