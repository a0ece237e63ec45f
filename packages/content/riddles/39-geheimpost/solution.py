text = "Treffen am See"
text = text.replace("e", "3")
print("Streng geheim!")
print(text)
