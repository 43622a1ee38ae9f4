// Reads bodies: JSON in UTF-8. Bytes that are no text are refused and not replaced by signs that nobody has typed.
import { badInput } from './problems.ts';
import type { App } from './routes/app-type.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

export function readJsonBodies(app: App): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    const text = textOf(bytes);
    if (text === undefined) return done(badInput('The body is no text in UTF-8.'));
    return parse(request, text, done);
  });
}

function textOf(bytes: Buffer): string | undefined {
  try {
    return utf8.decode(bytes);
  } catch {
    return undefined;
  }
}
