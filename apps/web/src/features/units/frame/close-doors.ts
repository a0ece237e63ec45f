/** What the headers of the sandbox can't forbid. */
export function closeDoors() {
  for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection', 'WebTransport']) {
    Reflect.deleteProperty(globalThis, name);
  }
  stayInHistory();
  keepFramesOut(document);
  const attach = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function attachShadow(init) {
    const root = attach.call(this, init);
    keepFramesOut(root);
    return root;
  };
}

/** The history is the house's: a step back would leave the lesson, a new entry would fill the Back button. */
function stayInHistory() {
  const replace = history.replaceState.bind(history);
  Object.assign(History.prototype, {
    pushState: (...entry: Parameters<typeof replace>) => replace(...entry),
    back: () => {},
    forward: () => {},
    go: () => {},
  });
}

/** A frame within would have a window that nobody prepared. It is gone before its own script runs. */
function keepFramesOut(root: Node) {
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) if (node instanceof Element) removeFrames(node);
    }
  });
  observer.observe(root, { childList: true, subtree: true });
}

const frames = 'iframe, frame, frameset, object, embed, fencedframe, portal';

function removeFrames(element: Element) {
  if (element.matches(frames)) element.remove();
  for (const inner of element.querySelectorAll(frames)) inner.remove();
}
