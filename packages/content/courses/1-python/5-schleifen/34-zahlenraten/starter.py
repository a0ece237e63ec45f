# Zum Testen ist der Sender noch fest. Später versteckt ihn der Zufall.
# Frag, bis der Tipp stimmt, zähl die Versuche und fäll ein Urteil.
sender = 42
versuche = 0
print("Krrrk ... irgendwo zwischen 1 und 100 sendet jemand.")
tipp = int(input("Frequenz: "))
