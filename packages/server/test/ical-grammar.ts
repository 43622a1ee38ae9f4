// A second reader of iCalendar for tests, which shares nothing with the first: one regular expression for the grammar of a content
// line (RFC 5545, 3.1), a table of what each component must, may once and must not have (3.6), and types of values (3.3).

type Properties = ReadonlyMap<string, readonly string[]>;

const CONTENT_LINE =
  /^(?<name>[A-Z][A-Z0-9-]*)(?<parameters>(?:;[A-Z][A-Z0-9-]*=(?:"[^"\p{Cc}]*"|[^";:,\p{Cc}]*)(?:,(?:"[^"\p{Cc}]*"|[^";:,\p{Cc}]*))*)*):(?<value>(?:[^\p{Cc}]|\t)*)$/u;
const TEXT = /^(?:[^\\;,]|\\[\\;,Nn])*$/u;

interface Rule {
  readonly type: RegExp;
  readonly times: 'once' | 'at most once';
}
const once = (type: RegExp): Rule => ({ type, times: 'once' });
const atMostOnce = (type: RegExp): Rule => ({ type, times: 'at most once' });

const RULES: Readonly<Record<string, Readonly<Record<string, Rule>>>> = {
  VCALENDAR: {
    PRODID: once(TEXT),
    VERSION: once(/^2\.0$/),
    METHOD: atMostOnce(/^PUBLISH$/),
    CALSCALE: atMostOnce(/^GREGORIAN$/),
    NAME: atMostOnce(TEXT),
    'REFRESH-INTERVAL': atMostOnce(/^P(?:\d+W|(?:\d+D)?(?:T(?:\d+H)?(?:\d+M)?(?:\d+S)?)?)$/),
  },
  VEVENT: {
    UID: once(TEXT),
    DTSTAMP: once(/^\d{8}T\d{6}Z$/),
    DTSTART: once(/^\d{8}T\d{6}Z?$/),
    DTEND: atMostOnce(/^\d{8}T\d{6}Z?$/),
    SUMMARY: atMostOnce(TEXT),
    DESCRIPTION: atMostOnce(TEXT),
    CATEGORIES: atMostOnce(/^(?:[^\\;]|\\[\\;,Nn])*$/u),
    TRANSP: atMostOnce(/^(?:OPAQUE|TRANSPARENT)$/),
    STATUS: atMostOnce(/^(?:TENTATIVE|CONFIRMED|CANCELLED)$/),
    SEQUENCE: atMostOnce(/^\d+$/),
    'LAST-MODIFIED': atMostOnce(/^\d{8}T\d{6}Z$/),
    URL: atMostOnce(/^https?:\S+$/),
  },
};

/** The properties of each event; throws where the bytes are no calendar that may be published. */
export function readEvents(bytes: Uint8Array): readonly Properties[] {
  const lines = unfolded(bytes);
  const events: Properties[] = [];
  const open: { name: string; properties: Map<string, string[]> }[] = [];
  for (const [at, line] of lines.entries()) {
    const { name = '', value = '' } = CONTENT_LINE.exec(line)?.groups ?? {};
    if (name === '') throw new Error(`line ${at + 1} is no content line: ${line}`);
    const inner = open.at(-1);
    if (name === 'BEGIN') {
      if (value !== (open.length === 0 ? 'VCALENDAR' : 'VEVENT') || (at > 0 && open.length === 0))
        throw new Error(`${value} begins in line ${at + 1}`);
      open.push({ name: value, properties: new Map() });
    } else if (inner === undefined) throw new Error(`line ${at + 1} is outside of the calendar`);
    else if (name === 'END') {
      if (value !== inner.name) throw new Error(`${inner.name} ends as ${value}`);
      check(inner.name, inner.properties);
      if (inner.name === 'VEVENT') events.push(inner.properties);
      open.pop();
    } else inner.properties.set(name, [...(inner.properties.get(name) ?? []), value]);
  }
  if (open.length > 0) throw new Error(`${open.at(-1)?.name} does not end`);
  return events;
}

/** Joined as bytes, before anything is decoded: a character may be cut by a fold, which the text would hide. */
function unfolded(bytes: Uint8Array): readonly string[] {
  const raw = Buffer.from(bytes).toString('latin1');
  if (!raw.endsWith('\r\n') || /[^\r]\n|\r[^\n]/.test(raw)) throw new Error('lines do not end with CRLF');
  for (const line of raw.split('\r\n')) {
    if (line.length > 75) throw new Error(`a line of ${line.length} octets`);
    // Each physical line alone has to be text, too.
    new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(line, 'latin1'));
  }
  const whole = raw.replace(/\r\n[ \t]/g, '');
  return whole
    .slice(0, -2)
    .split('\r\n')
    .map((line) => Buffer.from(line, 'latin1').toString('utf8'));
}

function check(component: string, properties: Properties): void {
  const rules = RULES[component] ?? {};
  for (const [name, { times }] of Object.entries(rules)) {
    const count = properties.get(name)?.length ?? 0;
    if (count > 1 || (times === 'once' && count === 0)) throw new Error(`${component} has ${name} ${count} times`);
  }
  for (const [name, values] of properties) {
    const type = rules[name]?.type ?? (name.startsWith('X-') ? TEXT : undefined);
    if (type === undefined) throw new Error(`${component} has ${name}`);
    for (const value of values) if (!type.test(value)) throw new Error(`${name} is ${value}`);
  }
}
