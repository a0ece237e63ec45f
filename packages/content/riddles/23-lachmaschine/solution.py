lachen = "Ha"
wie_oft = 3
print("Achtung, Witz!")
print(lachen * wie_oft)
