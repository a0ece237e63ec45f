taeter = input("Wer ist schuld? ")
beilage = input(f"Was isst {taeter} am liebsten dazu? ")
ort = input("An welchem Ort ist es passiert? ")
minuten = 17

print()
print("Liebes Lehrerzimmer,")
print(f"leider hat {taeter} meine Hausaufgaben verspeist.")
print(f"Tatort: {ort}. Beilage: {beilage}.")
print(f"Ich habe {minuten} Minuten lang um jede Seite gekämpft.")
print(f"Übrig ist nur ein Fleck. Er riecht nach {beilage}.")
