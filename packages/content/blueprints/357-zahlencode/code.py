alphabet = "abcdefghijklmnopqrstuvwxyz"
text = input("Was soll geheim werden? ").lower()

zahlen = []
for zeichen in text:
    if zeichen in alphabet:
        zahlen.append(str(alphabet.index(zeichen) + 1))
print("-".join(zahlen))

zurueck = ""
for zahl in zahlen:
    zurueck += alphabet[int(zahl) - 1]
print("Entziffert:", zurueck)
