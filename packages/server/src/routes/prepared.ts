// Answers that are the same for all callers: bytes, compressed forms and ETag are made once, then only copied.
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

export const JSON_TYPE = 'application/json; charset=utf-8';

/** Below that, compressing saves nothing that matters. */
const WORTH_COMPRESSING = 1024;
/** A millisecond for 20 kB, while a caller waits. */
const QUICK = 5;
/** A hundred times as long for up to a third less. */
const THOROUGH = 10;

type Encoding = 'br' | 'gzip';

const brotli = (quality: number, { length }: Buffer): BrotliOptions => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: length },
});

const COMPRESS: Readonly<Record<Encoding, (bytes: Buffer) => Buffer>> = {
  br: (bytes) => brotliCompressSync(bytes, brotli(QUICK, bytes)),
  gzip: (bytes) => gzipSync(bytes),
};

const compressInBackground = promisify(brotliCompress);

export class Prepared {
  readonly type: string;
  readonly plain: Buffer;
  /** Weak, because it is sent compressed or plain. */
  readonly etag: string;
  readonly #compressed = new Map<Encoding, Buffer>();

  constructor(content: string | Buffer, type: string = JSON_TYPE, etag: string = etagOf(content)) {
    this.type = type;
    this.plain = Buffer.from(content);
    this.etag = etag;
  }

  /** Made when it is first asked for. */
  as(encoding: Encoding): Buffer {
    const bytes = this.#compressed.get(encoding) ?? COMPRESS[encoding](this.plain);
    this.#compressed.set(encoding, bytes);
    return bytes;
  }

  /** Both forms, the smaller one at leisure: for what is sent often. */
  async compressWell(): Promise<void> {
    this.as('gzip');
    this.#compressed.set('br', await compressInBackground(this.plain, brotli(THOROUGH, this.plain)));
  }

  send(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    reply.header('etag', this.etag).header('vary', 'accept-encoding');
    if (isKnown(request.headers['if-none-match'], this.etag)) return reply.code(304).send();
    reply.header('content-type', this.type);
    // Pictures are compressed already.
    const isWorthIt = this.plain.length >= WORTH_COMPRESSING && !this.type.startsWith('image/');
    const encoding = isWorthIt ? encodingFor(request.headers['accept-encoding']) : undefined;
    if (encoding === undefined) return reply.send(this.plain);
    return reply.header('content-encoding', encoding).send(this.as(encoding));
  }
}

export const etagOf = (content: string | Buffer): string =>
  `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;

export function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const known = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known.includes('*') || known.includes(etag.slice(2));
}

/** The smaller of the two that the caller takes. */
function encodingFor(header = ''): Encoding | undefined {
  const refused = new Set<string>();
  const taken = new Set<string>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((word) => word.trim());
    const isRefused = parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
    (isRefused ? refused : taken).add(name);
  }
  const takes = (name: Encoding) => !refused.has(name) && (taken.has(name) || taken.has('*'));
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : undefined;
}

/** Makes each answer when its key is first asked for. */
export function preparedBy<Key>(make: (key: Key) => unknown): (key: Key) => Prepared {
  const made = new Map<Key, Prepared>();
  return (key) => {
    const known = made.get(key) ?? new Prepared(JSON.stringify(make(key)));
    made.set(key, known);
    return known;
  };
}
