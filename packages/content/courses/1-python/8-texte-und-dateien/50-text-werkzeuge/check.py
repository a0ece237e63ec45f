DIGITS = "8517"
SENTENCE = f"Um {DIGITS} jagen zwölf Boxkämpfer Vögel quer über den großen Sylter Deich"


def goal_1(run):
    run(inputs=["Wer ruft da", "drache"]).shows("WERRR RRRUFT DA")


def goal_2(run):
    run(inputs=["Drei graue Bären", " DRACHE  "]).shows("DRRREI GRRRAUE BÄRRREN")


def goal_3(run):
    run(inputs=["Du Uhu ruhst", "  GEIST "]).shows("duuu uuuhuuu ruuuhst")


def goal_4(run):
    seen = run(inputs=[SENTENCE, "papagei"])
    for told in ("jagen zwölf Boxkämpfer Vögel quer über den großen Sylter Deich", "BOXKÄMPFERRR VÖGEL QUERRR", "boxkämpfer vögel quuuer"):
        seen.not_shows(told)
    digits = "".join(sign for sign in seen.output if sign in DIGITS)
    is_told = DIGITS in digits or DIGITS[::-1] in digits
    seen.check(is_told, "Von dem Satz, der gesagt werden soll, kommt nichts heraus.")
