# Eine Rakete, von der Spitze bis zum Feuer
reihen = [
    "4.,1#,4.",
    "3.,3#,3.",
    "3.,1#,1o,1#,3.",
    "3.,3#,3.",
    "2.,5#,2.",
    "1.,2#,1.,1|,1.,2#,1.",
    "4.,1^,4.",
]
fax = ";".join(reihen)


def entpacke(zeile):
    fertig = []
    for stueck in zeile.split(","):
        fertig.append(int(stueck[0]) * stueck[1])
    return "".join(fertig)


print("Es kommt ein Fax:", len(fax), "Zeichen")
for zeile in fax.split(";"):
    print(entpacke(zeile))
