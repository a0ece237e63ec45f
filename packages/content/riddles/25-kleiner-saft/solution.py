glas = 0.1
becher = 0.2
if round(glas + becher, 2) == 0.3:
    print("Passt genau!")
else:
    print("Verschüttet!")
