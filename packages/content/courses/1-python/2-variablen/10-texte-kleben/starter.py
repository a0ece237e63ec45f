# Frag zuerst nach dem Anfang, dann nach dem Ende eines Tiernamens.
# Kleb beides ohne Lücke zusammen und stell das Tier vor.
anfang = "Kroko"
ende = "fant"
print("Im Labor schlüpft gerade ein", anfang, ende)
