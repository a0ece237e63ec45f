name = "Pixel"
print("~~~~~~~~~~~~~~~~~~~")
print("Hier schraubt", name)
print("~~~~~~~~~~~~~~~~~~~")
