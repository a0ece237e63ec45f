lebt_im_wasser = input("Lebt dein Tier im Wasser? ")
if lebt_im_wasser == "ja":
    tipp = "Wal"
elif input("Kann es fliegen? ") == "ja":
    tipp = "Adler"
elif input("Bellt es? ") == "ja":
    tipp = "Hund"
else:
    tipp = "Katze"
print("Ich tippe auf:", tipp)
