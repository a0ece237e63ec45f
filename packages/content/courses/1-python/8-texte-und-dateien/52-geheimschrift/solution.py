alphabet = "abcdefghijklmnopqrstuvwxyz"
zettel = "uvi cvkqkv bvbj czvxk yzekvi uvd scrlve vzdvi"


def verschiebe(text, schluessel):
    geheim = ""
    for zeichen in text:
        if zeichen in alphabet:
            stelle = alphabet.find(zeichen)
            geheim += alphabet[(stelle + schluessel) % 26]
        else:
            geheim += zeichen
    return geheim


# Bytes Zettel: alle Schlüssel durchprobieren
for schluessel in range(26):
    print(schluessel, verschiebe(zettel, schluessel))

# Meine Antwort
antwort = "leider hat ihn schon der hamster."
print(verschiebe(antwort, 12))
