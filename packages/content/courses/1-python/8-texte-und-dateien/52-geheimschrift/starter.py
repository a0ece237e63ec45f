# Bau den Ring in verschiebe ein. Dann knack Bytes Zettel
# und verschlüssle eine eigene Botschaft.
alphabet = "abcdefghijklmnopqrstuvwxyz"
zettel = "uvi cvkqkv bvbj czvxk yzekvi uvd scrlve vzdvi"


def verschiebe(text, schluessel):
    geheim = ""
    for zeichen in text:
        geheim += zeichen
    return geheim


print(verschiebe("igel", 3))
