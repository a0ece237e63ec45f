/** Until somebody has clicked or typed in the page, the focus stays in the editor beside it. */
export function keepFocus() {
  for (const { prototype } of [HTMLElement, SVGElement]) {
    const { focus } = prototype;
    prototype.focus = function focusWhenUsed(options) {
      if (isUsed()) focus.call(this, options);
    };
  }
  const focusWindow = globalThis.focus.bind(globalThis);
  globalThis.focus = () => isUsed() && focusWindow();
}

function isUsed(): boolean {
  return navigator.userActivation?.hasBeenActive ?? true;
}
