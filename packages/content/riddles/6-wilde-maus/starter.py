groesse = 140
if groesse > 140:
    print("Steig ein!")
else:
    print("Nächstes Jahr!")
