print("*" * 12)
print("*  OFFEN   *")
print("*" * 10)
print("Komm herein!")
