grad = int(input("Wie viel Grad sind es? "))
regen = input("Regnet es (ja oder nein)? ")

if grad < 5:
    print("Nimm die dicke Jacke und Handschuhe.")
elif grad < 18:
    print("Eine leichte Jacke reicht.")
else:
    print("Heute geht es ohne Jacke.")
if regen == "ja":
    print("Und denk an die Gummistiefel!")
