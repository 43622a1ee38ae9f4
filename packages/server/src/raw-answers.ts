// Answers to what never becomes a call of the app, written by hand: broken requests, and those that HTTP itself refuses.
import {
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Duplex } from 'node:stream';
import type { Problem } from '@oversleep/contract';

const JSON_TYPE = 'application/json; charset=utf-8';

export function answerRawly(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    endWith(socket, problemOf(error.code));
  });
  // Without somebody who listens these end without a word.
  server.on('connect', (_request, socket: Duplex) => endWith(socket, NO_PROXY));
  server.on('checkExpectation', (_request, response: ServerResponse) => refuseRawly(response, NO_EXPECTATION));
}

/** Whether the request breaks a rule of HTTP that the framework does not know; then it is answered. */
export function isRefused({ httpVersion, rawHeaders }: IncomingMessage, response: ServerResponse): boolean {
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length;
  // Of two names a proxy before us may believe the other one.
  if (hosts > 1) refuseRawly(response, TWO_HOSTS);
  else if (hosts === 0 && httpVersion === '1.1') refuseRawly(response, NO_HOST);
  else return false;
  return true;
}

export function refuseRawly(response: ServerResponse, problem: Problem, headers: OutgoingHttpHeaders = CLOSE): void {
  const body = JSON.stringify(problem);
  const length = Buffer.byteLength(body);
  response.writeHead(problem.statusCode, { 'content-type': JSON_TYPE, 'content-length': length, ...headers });
  response.end(body);
}

const CLOSE = { connection: 'close' };

function endWith(socket: Duplex, problem: Problem): void {
  const body = JSON.stringify(problem);
  const head = [
    `HTTP/1.1 ${problem.statusCode} ${STATUS_CODES[problem.statusCode]}`,
    `Content-Type: ${JSON_TYPE}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroy();
}

const NO_HOST: Problem = { statusCode: 400, code: 'BAD_REQUEST', message: 'The header Host is missing.' };
const TWO_HOSTS: Problem = { statusCode: 400, code: 'BAD_REQUEST', message: 'The header Host is there twice.' };
const NO_PROXY: Problem = { statusCode: 405, code: 'METHOD_NOT_ALLOWED', message: 'This server is no proxy.' };
const NO_EXPECTATION: Problem = {
  statusCode: 417,
  code: 'EXPECTATION_FAILED',
  message: 'What the header Expect asks for is not known here.',
};

function problemOf(code: string | undefined): Problem {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return { statusCode: 408, code: 'REQUEST_TIMEOUT', message: 'The request took too long to arrive.' };
  if (code === 'HPE_HEADER_OVERFLOW')
    return { statusCode: 431, code: 'HEADERS_TOO_LARGE', message: 'The address or the headers are too long.' };
  return { statusCode: 400, code: 'BAD_REQUEST', message: 'This is no request that can be understood.' };
}
