"""What La Coquillaude should reach."""
