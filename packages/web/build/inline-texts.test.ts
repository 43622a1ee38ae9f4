// Which strings of a source file count as texts that belong in a catalogue.
import { expect, test } from 'vitest';
import { inlineTexts } from './inline-texts.ts';

const textsIn = (source: string) => inlineTexts('part.tsx', source).map(({ text }) => text);

test.each([
  ['<p>Hello</p>', ['Hello']],
  ['<p>{isOn ? "On" : "Off"}</p>', ['On', 'Off']],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source code
  ['<p>{isOn && `Level ${level}`}</p>', ['Level …']],
  ['<Field label="Name" />', ['Name']],
  ['<Figure name="Candies" />', ['Candies']],
  ['<Field label={isOn ? "Name" : other} />', ['Name']],
  ["const words = { none: 'Nothing at all' };", ['Nothing at all']],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source code
  ['show({ text: `Removed ${name} for good` });', ['Removed … for good']],
])('%s', (source, texts) => expect(textsIn(source)).toEqual(texts));

test.each([
  '<p className="big bold" style={{ font: "italic bold" }}>{t("title")}</p>',
  "throw new Error('This is for developers');",
  "import { a } from './some path';",
  "type Wide = 'one two';",
  "<p>{kind === 'berry' && berries} · 5 %</p>",
  "const path = 'M 0 0 L 10 10';",
  "const grid = 'repeat(2, 1fr) minmax(0, auto)';",
  "element.querySelector('dialog button');",
  '<Glyph name={isOpen ? "up" : "down"} />',
  '<button aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown" />',
])('no text: %s', (source) => expect(textsIn(source)).toEqual([]));

test('the line is that of the text', () =>
  expect(inlineTexts('part.tsx', 'const a = 1;\n\nconst b = <p>Hello</p>;')).toEqual([{ line: 3, text: 'Hello' }]));
