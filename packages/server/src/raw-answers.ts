// Answers to what never becomes a call of the app, written by hand: broken requests, and those that HTTP itself refuses.
import {
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Duplex } from 'node:stream';
import type { PlainProblemKey, Problem } from '@oversleep/contract';
import { problem } from './problems.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

export function answerRawly(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    endWith(socket, problem(BY_ERROR_CODE[error.code ?? ''] ?? 'BAD_REQUEST'));
  });
  // Without a listener Node ends these connections without an answer.
  server.on('connect', (_request, socket: Duplex) => endWith(socket, problem('METHOD_NOT_ALLOWED')));
  server.on('checkExpectation', (_request, response: ServerResponse) =>
    refuseRawly(response, problem('EXPECTATION_FAILED')),
  );
}

/** Whether the request breaks a rule of HTTP that the framework does not know; then it is answered. */
export function isRefused({ httpVersion, rawHeaders }: IncomingMessage, response: ServerResponse): boolean {
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length;
  // With two hosts, a proxy in front of us may have used the other one.
  if (hosts > 1) refuseRawly(response, problem('HOST_REPEATED'));
  else if (hosts === 0 && httpVersion === '1.1') refuseRawly(response, problem('HOST_MISSING'));
  else return false;
  return true;
}

export function refuseRawly(response: ServerResponse, refused: Problem, headers: OutgoingHttpHeaders = CLOSE): void {
  const body = JSON.stringify(refused);
  const length = Buffer.byteLength(body);
  response.writeHead(refused.statusCode, { 'content-type': JSON_TYPE, 'content-length': length, ...headers });
  response.end(body);
}

const CLOSE = { connection: 'close' };

function endWith(socket: Duplex, refused: Problem): void {
  const body = JSON.stringify(refused);
  const head = [
    `HTTP/1.1 ${refused.statusCode} ${STATUS_CODES[refused.statusCode]}`,
    `Content-Type: ${JSON_TYPE}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroy();
}

const BY_ERROR_CODE: Readonly<Record<string, PlainProblemKey>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TIMEOUT',
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
};
