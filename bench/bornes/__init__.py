"""What is measured of 1000 Bornes des Mots alone: `make bench B=bornes.phrases`."""
