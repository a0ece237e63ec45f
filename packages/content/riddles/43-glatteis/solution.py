grad = -4
if grad < 0:
    print("Vorsicht, Glatteis!")
else:
    print("Freie Fahrt.")
