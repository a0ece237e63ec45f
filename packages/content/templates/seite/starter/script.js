// ‹Skript, so weit es gegeben ist›
