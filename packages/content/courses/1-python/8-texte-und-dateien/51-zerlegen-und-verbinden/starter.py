# Schreib entpacke fertig, dann zerleg das Fax in Zeilen.
# Zum Schluss faxt du ein eigenes Bild mit mindestens fünf Zeilen.
fax = "1#,4.,1#;6#;1#,1o,2#,1o,1#;1.,4#,1."


def entpacke(zeile):
    return zeile


print(entpacke(fax))
