/** The most that are told at once; after so many the others are better looked for afresh. */
export const mostErrors = 10;

/**
 * Python stops at the first thing that it can't read. This program puts something harmless in its
 * place and goes on, until Python can read all of it. The code comes in base64, so that nothing in it
 * is taken for what the finder itself does.
 */
export function finderOf(code: string): string {
  const bytes = new TextEncoder().encode(code.replaceAll(/\r\n?/g, '\n'));
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return `CODE = "${btoa(letters)}"\nMOST = ${mostErrors}\n${finder}`;
}

const finder = String.raw`
import ast, base64, json, re, tokenize, traceback, warnings

warnings.simplefilter("ignore")
original = base64.b64decode(CODE).decode().split("\n")
left = list(original)
touched = {}
seen = []
found = []
HEADS = {
    "if": "if 1:", "elif": "elif 1:", "else": "else:", "while": "while 1:", "for": "for _ in ():",
    "try": "try:", "except": "except Exception:", "finally": "finally:", "with": "with _:",
    "def": "def _():", "async": "async def _():", "class": "class _:", "match": "match _:",
    "case": "case 0:",
}

def problem():
    source = "\n".join(left)
    is_read = False
    try:
        ast.parse(source)
        is_read = True
        compile(source, "main.py", "exec", dont_inherit=True)
    except SyntaxError as error:
        return error, is_read
    return None, True

def indent(text):
    return len(text) - len(text.lstrip())

def next_used(line):
    return next((text for text in left[line:] if text.strip() and not text.lstrip().startswith("#")), "")

def is_deeper(line, width):
    return indent(next_used(line)) > width

def block_behind(line, width):
    inside = []
    for text in left[line:]:
        if text.strip() and indent(text) <= width:
            break
        inside.append(text.strip())
    return inside

def head_for(text, first, last):
    word = re.match(r"\s*(\w*)", text)[1]
    width = indent(text)
    block = block_behind(last, width)
    follows = re.match(r"(elif|else)\b", next_used(last + len(block)).strip())
    inside = " ".join(block)
    if word in HEADS and touched.get(first, 0) < 2:
        return HEADS[word]
    if re.search(r"\breturn\b", inside):
        return "def _():"
    return "while 1:" if re.search(r"\b(break|continue)\b", inside) and not follows else "if 1:"

def goes_on(line, width):
    behind = next_used(line)
    return indent(behind) == width and re.match(r"\s*(elif|else|except|finally)\b", behind)

def put_aside(first, last):
    text = left[first - 1]
    width = indent(text)
    bare = " ".join(left[first - 1:last]).split("#")[0].rstrip()
    touched[first] = touched.get(first, 0) + 1
    for line in range(first + 1, last + 1):
        left[line - 1] = ""
    deeper = is_deeper(last, width)
    if deeper or bare.endswith(":") or goes_on(last, width):
        stand_in = head_for(text, first, last) + ("" if deeper else " pass")
    else:
        stand_in = "pass"
    left[first - 1] = text[:width] + stand_in

def statement_around(line):
    first = None
    unseen = (tokenize.NL, tokenize.COMMENT, tokenize.INDENT, tokenize.DEDENT)
    try:
        for token in tokenize.generate_tokens(iter([text + "\n" for text in left]).__next__):
            if token.type in unseen:
                continue
            if token.type == tokenize.NEWLINE:
                if first is not None and first <= line <= token.start[0]:
                    return first, token.start[0]
                first = None
            elif first is None:
                first = token.start[0]
    except (SyntaxError, tokenize.TokenError, StopIteration):
        pass
    return min(first or line, line), line

def move_block(line, by):
    width = indent(left[line - 1])
    for at in range(line - 1, len(left)):
        text = left[at]
        if text.strip() and indent(text) < width:
            break
        left[at] = text[by:] if by > 0 and text.strip() else text
        if by < 0 and text.strip():
            left[at] = " " * -by + text

def move_in(line, to):
    width = indent(left[line - 1])
    last = line + len(block_behind(line, width))
    for at in range(line - 1, last):
        if left[at].strip():
            left[at] = " " * (to - width) + left[at]
    return True

def indents_before(line):
    open_ones = [0]
    for text in left[:line - 1]:
        if text.strip():
            open_ones = [width for width in open_ones if width < indent(text)] + [indent(text)]
    return open_ones

def mend(error, line):
    message = str(error.msg)
    head = re.search(r"expected an indented block after .* on line (\d+)", message)
    if head:
        at = int(head[1])
        if line > at and not re.match(r"\s*(elif|else|except|finally)\b", left[line - 1]):
            return move_in(line, indent(left[at - 1]) + 4)
        touched[at] = touched.get(at, 0) + 1
        left[at - 1] = left[at - 1][:indent(left[at - 1])] + head_for(left[at - 1], at, at) + " pass"
    elif "unexpected indent" in message:
        before = indents_before(line)[-1]
        move_block(line, indent(left[line - 1]) - before)
    elif "unindent does not match" in message:
        width = indent(left[line - 1])
        move_block(line, width - max(one for one in indents_before(line) if one <= width))
    elif "tabs and spaces" in message:
        left[:] = [text.expandtabs(8) for text in left]
    elif "was never closed" in message:
        last = line
        width = indent(left[line - 1])
        is_head = re.match(r"\s*(%s)\b" % "|".join(HEADS), left[line - 1])
        while not is_head and last < len(left) and left[last].strip() and indent(left[last]) > width:
            last += 1
        put_aside(statement_around(line)[0], last)
    elif "triple-quoted" in message:
        return False
    else:
        first, last = statement_around(line)
        put_aside(first, max(last, min(error.end_lineno or line, len(left))))
    return True

def characters(line, offset):
    return len(left[line - 1].encode()[:offset].decode(errors="replace"))

def facts_of(error, line, is_read):
    column = max(error.offset or 1, 1)
    end_line, end_column = error.end_lineno or line, error.end_offset or column
    end_line = min(max(end_line, line), len(left))
    if is_read:
        column = characters(line, column - 1) + 1
        end_column = characters(end_line, end_column - 1) + 1
    if end_line == line and end_column <= column:
        end_column = column + 1
    piece = left[line - 1:end_line]
    piece[-1] = piece[-1][:end_column - 1]
    piece[0] = piece[0][column - 1:]
    told = "".join(traceback.format_exception_only(error))
    meant = re.search(r"Did you mean:? '([\w.]+)'\?", told)
    return {
        "type": type(error).__name__, "message": str(error.msg)[:500], "line": line,
        "column": column, "endLine": end_line, "endColumn": end_column,
        "source": "\n".join(piece)[:500], "suggestion": meant[1] if meant else None,
        "frames": [], "values": [], "cause": None, "traceback": told[-2000:],
    }

def changes():
    return [[at + 1, text] for at, text in enumerate(left) if text != original[at]]

is_whole = False
try:
    for _ in range(60):
        error, is_read = problem()
        if error is None:
            is_whole = True
            break
        line = min(max(error.lineno or 1, 1), len(left))
        seen.append((line, error.msg))
        if seen.count(seen[-1]) > 4:
            break
        if touched.get(line, 0) == 0 and seen.count(seen[-1]) == 1:
            if len(found) == MOST:
                break
            found.append({"facts": facts_of(error, line, is_read), "changed": changes()})
        if not mend(error, line):
            break
except (ValueError, RecursionError, MemoryError, OverflowError):
    pass
print(json.dumps({"found": found, "isWhole": is_whole}))
`;
