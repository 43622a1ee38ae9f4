// Reads bodies: JSON in UTF-8. Bytes that are not text are refused, not replaced by other characters.
import { refuse } from './problems.ts';
import type { App } from './routes/app-type.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

export function readJsonBodies(app: App): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    const text = textOf(bytes);
    if (text === undefined) return done(refuse('BODY_NOT_UTF8'));
    if (isTooDeep(bytes)) return done(refuse('BODY_TOO_DEEP', { limit: MAX_DEPTH }));
    return parse(request, text, done);
  });
}

/** Real bodies have less than a dozen levels; deeper ones would overflow the stack of recursive code. */
const MAX_DEPTH = 50;

const [QUOTE, BACKSLASH, LIST, LIST_END, OBJECT, OBJECT_END] = Buffer.from('"\\[]{}');

/** Only counts brackets; the parser reports invalid JSON. */
function isTooDeep(bytes: Buffer): boolean {
  let depth = 0;
  let isQuoted = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (isQuoted) {
      if (byte === BACKSLASH) at += 1;
      else if (byte === QUOTE) isQuoted = false;
    } else if (byte === QUOTE) isQuoted = true;
    else if (byte === LIST || byte === OBJECT) {
      depth += 1;
      if (depth > MAX_DEPTH) return true;
    } else if (byte === LIST_END || byte === OBJECT_END) depth -= 1;
  }
  return false;
}

function textOf(bytes: Buffer): string | undefined {
  try {
    return utf8.decode(bytes);
  } catch {
    return undefined;
  }
}
