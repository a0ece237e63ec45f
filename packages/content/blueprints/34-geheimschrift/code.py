alphabet = "abcdefghijklmnopqrstuvwxyz"
schluessel = 3

text = input("Deine Nachricht: ").lower()
geheim = ""
for zeichen in text:
    if zeichen in alphabet:
        stelle = alphabet.find(zeichen) + schluessel
        geheim += alphabet[stelle % 26]
    else:
        geheim += zeichen
print("Geheim:", geheim)
