# Häng hinter jeden Vokal eine Silbe und gib den geheimen Satz aus.
# Buchstabiere danach den ursprünglichen Satz in einer Zeile.
satz = input("Funkspruch: ")
print("Der Papagei hört:", satz)
