# Warum druckt der Automat Klammern? Reparier ihn zuerst.
# Dann stellt er mindestens drei Fragen und schreibt einen ganzen Brief.
taeter = input("Wer ist schuld? ")
print("Leider hat {taeter} meine Hausaufgaben verspeist.")
