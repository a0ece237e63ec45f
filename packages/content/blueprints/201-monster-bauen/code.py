import random

koepfe = ["  (o_o)", "  {@ @}", "  <o o o>"]
baeuche = ["  /|  |\\", "  [====]", "  (    )"]
beine = ["   |  |", "   /  \\", "   ~~~~"]

print(random.choice(koepfe))
print(random.choice(baeuche))
print(random.choice(beine))
print("Ein neues Monster ist da!")
