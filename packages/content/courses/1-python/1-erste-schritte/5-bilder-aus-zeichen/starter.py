# Bau den Startbildschirm für ein Spiel, das du dir ausdenkst:
# mit einem Muster, einem Bild und dem Spielstand.
print("MEIN SPIEL")
print("Leben: 3")
