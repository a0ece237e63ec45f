# Mach aus der Katze den Befehl katze() und erfinde mein_tier() dazu.
# Dann stapelst du aus beiden einen Turm.
print(" /\\_/\\")
print("( o.o )")
print(" > ^ <")
print(" /\\_/\\")
print("( o.o )")
print(" > ^ <")
