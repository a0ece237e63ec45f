print("*" * 12)
print("*  OFFEN   *")
print("*" * 12)
print("Komm herein!")
