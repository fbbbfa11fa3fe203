"""How what somebody says is heard, so that the judge can compare it."""
