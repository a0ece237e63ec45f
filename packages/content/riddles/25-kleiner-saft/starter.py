glas = 0.1
becher = 0.2
if glas + becher == 0.3:
    print("Passt genau!")
else:
    print("Verschüttet!")
