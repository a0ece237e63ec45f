def goal_2(run):
    run.code.calls("quittung").calls("print")
    seen = run(watch=["quittung"]).called("quittung")
    receipts = [str(call.result) for call in seen.calls("quittung")]
    is_shown = any(receipt in seen.output for receipt in receipts)
    seen.check(is_shown, "Dein Programm gibt die Quittung noch nicht aus.")
    seen.call("quittung", "Uhu", 987).returns(contains="Uhu").returns(contains="987")
