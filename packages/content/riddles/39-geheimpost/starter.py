text = "Treffen am See"
text.replace("e", "3")
print("Streng geheim!")
print(text)
