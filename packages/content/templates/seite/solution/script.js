// ‹Das fertige Skript›
