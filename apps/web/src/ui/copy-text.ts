/** Tells whether it worked. Plain http has no async clipboard: there the page selects and copies. */
export async function copyText(text: string): Promise<boolean> {
  return (await writeClipboard(text)) || copyBySelection(text);
}

async function writeClipboard(text: string): Promise<boolean> {
  if (!('clipboard' in navigator)) return false;
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

// A selected span, not a focused text area: a dialog's focus trap would pull the focus back.
function copyBySelection(text: string): boolean {
  const span = document.createElement('span');
  span.textContent = text;
  span.style.cssText = 'position: fixed; top: 0; opacity: 0; white-space: pre; user-select: text;';
  document.body.append(span);
  const selection = document.getSelection();
  const before = selection?.rangeCount ? selection.getRangeAt(0) : undefined;
  selection?.selectAllChildren(span);
  const isCopied = document.execCommand('copy');
  span.remove();
  selection?.removeAllRanges();
  if (before) selection?.addRange(before);
  return isCopied;
}
