// Text for HTML and XML: nothing of it becomes markup.

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&apos;'],
]);

/** Control characters are not allowed in XML at all. */
export const escapeMarkup = (text: string): string =>
  text
    .replace(/[&<>"']/g, (sign) => ENTITIES.get(sign) ?? sign)
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '');
