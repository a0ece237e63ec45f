import type { HostilePage } from '../hostile-page.ts';

/** What belongs to the house, and to nobody's page. */
export const reaching: readonly HostilePage[] = [
  {
    title: 'reads cookies',
    script: 'if (document.cookie) got(document.cookie)',
    held: 'lives',
    told: /cookie/,
  },
  {
    title: 'reads what the house keeps',
    script: `
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
        attempt(() => { if (self[name].length > 0) got(name) });
      }
      attempt(() => { indexedDB.open('x').onsuccess = () => got('indexedDB') });
      navigator.storage?.getDirectory?.().then(() => got('files'), () => {});
      localStorage.setItem('a', 'b');`,
    held: 'lives',
    told: /localStorage/,
  },
  {
    title: 'climbs into the house',
    script: `
      for (const window of [parent, top, opener, parent.frames[0], frames.parent]) {
        if (window === self) continue;
        attempt(() => got(window.document.title));
        attempt(() => got(window.localStorage.length));
        attempt(() => got(window.location.href));
      }
      attempt(() => got(frameElement.ownerDocument.title));`,
    held: 'lives',
  },
  {
    title: 'leads the house away',
    script: `
      attempt(() => { top.location = 'http://TRAP/' });
      attempt(() => { parent.location.href = 'http://TRAP/' });
      attempt(() => open('http://TRAP/', '_top'));
      attempt(() => { parent.location.hash = 'fremd' });`,
    held: 'lives',
  },
  {
    title: 'leads the house away by links and forms',
    html: `
      <a id="link" href="http://TRAP/" target="_top">weg</a>
      <form id="form" action="http://TRAP/" target="_top"><input name="a"></form>
      <script>link.click(); form.submit(); form.requestSubmit();</script>`,
    held: 'lives',
    told: /Dieser Link führt nach „http:/,
  },
  {
    title: 'opens windows',
    html: `<a id="link" href="http://TRAP/" target="_blank">weg</a>
      <script>if (open('http://TRAP/')) got('a window'); if (open('about:blank')) got('a window'); link.click()</script>`,
    held: 'lives',
  },
  {
    title: 'saves files on the computer',
    html: `<a id="link" download="boese.txt" href="data:text/plain,x">weg</a>
      <script>
        link.click();
        const other = document.createElement('a');
        other.download = 'boese.txt';
        other.href = URL.createObjectURL(new Blob(['x']));
        other.click();
      </script>`,
    held: 'lives',
  },
  {
    title: 'steps through the history of the house',
    script:
      'history.back(); history.go(-2); for (let i = 0; i < 200; i++) history.pushState({ i }, "");',
    held: 'lives',
  },
  {
    title: 'talks to the house with forged messages',
    script: `
      for (const kind of ['begun', 'pong', 'painted', 'said', 'saved', 'stopped', 'extra'])
        parent.postMessage({ kind, text: 'Gefälscht', message: { kind: 'note', text: 'Gefälscht' } }, '*');`,
    held: 'lives',
  },
  {
    title: 'floods the house with messages',
    script: 'for (let i = 0; i < 20000; i++) parent.postMessage({ kind: "said", i }, "*");',
    held: 'either',
  },
  {
    title: 'steals the port from the message that answers it',
    script: `
      const look = () => { if (self.event?.target instanceof MessagePort || self.event?.currentTarget instanceof MessagePort) got('the port') };
      fetch('gibt-es-nicht').catch(look);
      addEventListener('message', (event) => { if (event.ports.length) got('a port') });
      const { get } = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data');
      Object.defineProperty(MessageEvent.prototype, 'data', { get() { if (this.target instanceof MessagePort) got('the port'); return get.call(this) } });
      for (const name of ['target', 'currentTarget', 'srcElement'])
        Object.defineProperty(Event.prototype, name, { get() { got(name) } });
      if (self.hbgStart) got('the start');
      if (self.hbgTools) got('the tools');`,
    held: 'lives',
  },
  {
    title: 'steals the port from the functions that send',
    script: `
      for (const type of [MessagePort, EventTarget, Function, Reflect, Object]) {
        const place = type.prototype ?? type;
        for (const name of ['postMessage', 'addEventListener', 'call', 'apply', 'bind', 'start'])
          attempt(() => { if (place[name]) place[name] = function () { if (this instanceof MessagePort) got('the port') } });
      }
      console.log('noch da');`,
    held: 'lives',
  },
  {
    title: 'puts other things in place of what our code needs',
    script: `
      for (const type of [Array, String, Map, Set, RegExp, Promise, Object]) {
        for (const name of Object.getOwnPropertyNames(type.prototype)) {
          if (name !== 'constructor') attempt(() => { type.prototype[name] = () => { throw new Error('kaputt') } });
        }
      }
      attempt(() => console.log('noch da'));`,
    held: 'either',
  },
  {
    title: 'uses the powers of the browser',
    script: `
      document.documentElement.requestFullscreen?.().then(() => got('full screen'), () => {});
      document.documentElement.requestPointerLock?.()?.then?.(() => got('the pointer'), () => {});
      navigator.clipboard?.readText?.().then(() => got('the clipboard'), () => {});
      navigator.clipboard?.writeText?.('x').then(() => got('the clipboard'), () => {});
      attempt(() => { if (document.execCommand('paste')) got('the clipboard') });
      navigator.geolocation?.getCurrentPosition?.(() => got('the place'));
      navigator.mediaDevices?.getUserMedia?.({ video: true }).then(() => got('the camera'), () => {});
      attempt(() => { new SharedArrayBuffer(8); got('shared memory') });
      navigator.serviceWorker?.register?.('/sw.js').then(() => got('a service worker'), () => {});
      attempt(() => { new Worker(URL.createObjectURL(new Blob(['']))).onmessage = () => got('a worker') });
      Notification?.requestPermission?.().then((may) => { if (may === 'granted') got('notifications') });`,
    held: 'lives',
  },
  {
    title: 'runs text as a program',
    script: `
      attempt(() => { if (eval('1 + 1') === 2) got('eval') });
      attempt(() => { if (new Function('return 1')() === 1) got('Function') });
      setTimeout("got('a text as a timer')", 0);`,
    held: 'lives',
    told: /eval/,
  },
  {
    title: 'opens a frame of its own that nobody prepared',
    script: `
      addEventListener('message', ({ data }) => got(data));
      const code = "<script>parent.postMessage('a fresh window with ' + typeof RTCPeerConnection, '*')<\\/script>";
      document.body.append(Object.assign(document.createElement('iframe'), { srcdoc: code }));
      document.body.append(Object.assign(document.createElement('iframe'), { src: 'javascript:parent.postMessage("js", "*")' }));
      document.body.insertAdjacentHTML('beforeend', '<div><iframe srcdoc="' + code.replaceAll('"', '&quot;') + '"></iframe></div>');
      const host = document.body.appendChild(document.createElement('div'));
      host.attachShadow({ mode: 'closed' }).append(Object.assign(document.createElement('iframe'), { srcdoc: code }));
      const blank = document.body.appendChild(document.createElement('iframe'));
      attempt(() => { if (blank.contentWindow.RTCPeerConnection) got('a blank window') });`,
    held: 'lives',
  },
];
