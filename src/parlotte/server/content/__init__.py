"""What is played with: games bound to their content, own packs, house words, options and days."""
