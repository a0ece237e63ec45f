# Bau den Kartendrucker: Jeder Start soll ein anderes Monster zeigen.
# Würfle die Werte und zeichne die Augen.
import random

augen = 3
kraft = 50
print("MONSTER OHNE NAMEN")
print("Kraft:", kraft)
