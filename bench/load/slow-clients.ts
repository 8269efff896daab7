/**
 * Clients that keep connections as long as they can. Every other one sends its headers byte by byte, and the others
 * ask for a large file and read it byte by byte, each one byte a second. A connection that the server ends is made anew.
 *
 *   node --import tsx bench/load/slow-clients.ts 127.0.0.1 3000 2000 /openapi.json
 *
 * Prints "ready" when all are connected. Runs until it's ended.
 */
import { connect } from 'node:net';

const [host = '', port = '', count = '', target = ''] = process.argv.slice(2);

/** In milliseconds. */
const EVERY = 1_000;
const AGAIN_AFTER = 100;

/** Clients that start together. More would keep the machine busy, and not the server. */
const AT_A_TIME = 50;

let connected = 0;

function hold(isReader: boolean): void {
  const socket = connect(Number(port), host);
  let timer: NodeJS.Timeout | undefined;
  socket.on('error', () => undefined);
  socket.once('connect', () => {
    connected += 1;
    if (connected === Number(count)) console.log('ready');
    // Nothing is taken from the system's buffers but what's read here.
    socket.pause();
    socket.write(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\n${isReader ? '\r\n' : 'X: '}`);
    timer = setInterval(() => {
      if (isReader) socket.read(1);
      else socket.write('x');
    }, EVERY);
  });
  socket.once('close', () => {
    clearInterval(timer);
    setTimeout(hold, AGAIN_AFTER, isReader);
  });
}

let started = 0;
const starting = setInterval(() => {
  for (let next = 0; next < AT_A_TIME && started < Number(count); next += 1, started += 1)
    hold(started % 2 === 0);
  if (started >= Number(count)) clearInterval(starting);
}, AGAIN_AFTER);
