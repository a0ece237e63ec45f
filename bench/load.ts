import { connect, type Socket } from 'node:net';

type Load = { readonly port: number; readonly path: string; readonly cookie?: string };

const connections = 32;

/** Answers a second over keep-alive connections, each with one request under way at a time. */
export async function measureRate(load: Load, seconds: number): Promise<number> {
  const until = performance.now() + seconds * 1_000;
  const counts = await Promise.all(
    Array.from({ length: connections }, () => runConnection(load, until)),
  );
  return Math.round(counts.reduce((sum, count) => sum + count, 0) / seconds);
}

function runConnection({ port, path, cookie }: Load, until: number): Promise<number> {
  const headers = ['host: 127.0.0.1', ...(cookie ? [`cookie: ${cookie}`] : [])].join('\r\n');
  const request = `GET ${path} HTTP/1.1\r\n${headers}\r\n\r\n`;
  const socket = connect(port, '127.0.0.1').setNoDelay(true);
  return new Promise((resolve, reject) => {
    let answered = 0;
    socket.on('error', reject);
    socket.on('connect', () => socket.write(request));
    onAnswers(socket, (status) => {
      if (status !== '200') return reject(new Error(`${path} answered ${status}`));
      answered += 1;
      if (performance.now() < until) return socket.write(request);
      socket.destroy();
      return resolve(answered);
    });
  });
}

/** Small answers with a content length: one ends where its body has come whole. */
function onAnswers(socket: Socket, take: (status: string) => void) {
  let pending = '';
  socket.setEncoding('latin1').on('data', (chunk: string) => {
    pending += chunk;
    const headEnd = pending.indexOf('\r\n\r\n');
    if (headEnd < 0) return;
    const length = Number(/content-length: (\d+)/i.exec(pending)?.[1]);
    if (pending.length < headEnd + 4 + length) return;
    const status = pending.slice(9, 12);
    pending = pending.slice(headEnd + 4 + length);
    take(status);
  });
}
