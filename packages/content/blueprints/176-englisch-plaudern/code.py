print("Hello! I am Byte.")
gefuehl = input("How are you? ").lower()
if "good" in gefuehl or "super" in gefuehl:
    print("Super!")
else:
    print("Oh! I am here.")

sache = input("What do you like? ")
print(f"Super! I like {sache}.")
print("Goodbye!")
