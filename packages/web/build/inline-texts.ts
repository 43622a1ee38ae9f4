// Finds texts for players that are written in the code instead of a catalogue.
import { parseSync } from 'vite';

export interface InlineText {
  readonly line: number;
  readonly text: string;
}

interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly [field: string]: unknown;
}

/** Attributes whose text is read out or shown. */
const SHOWN =
  /^(aria-(label|description|valuetext|roledescription)|title|alt|placeholder|label|text|heading|summary|hint|name)$/;
/** Attributes whose value only looks like text. */
const NOT_READ = /^(className|style|rel|d|viewBox|transform|autoComplete|aria-keyshortcuts|data-.*)$/;
/** Text that no player sees: errors for developers, types, imports, and attributes of the page's structure. */
const UNSEEN = /^(TS|Import|Export(All|Named).*Source|ThrowStatement|PropertyDefinition)/;
const LETTER = /\p{L}/u;
/** Names that are the same in every language. */
const NAMES = /^(Oversleep|Patreon|Discord|Google|GitHub|Pokémon Sleep)$/;
/** A word, a blank, a word; what has the signs of a style, an address or a pattern is none. */
const WORDS = /\p{L}[\p{L}'’]*[,.:;!?]? \p{L}/u;
const TECHNICAL = /[{}<>#@=\\|]|\d(px|rem|em|fr|ms|deg|%)|^\(|\/\/|--|^[a-z-]+\(|^[MLHVCSQTAZ][\d .,-]+|^(no-|max-age)/;

export function inlineTexts(file: string, source: string): readonly InlineText[] {
  const found: InlineText[] = [];
  const note = (node: SyntaxNode, text: string) =>
    found.push({ line: source.slice(0, node.start).split('\n').length, text: text.trim().replace(/\s+/g, ' ') });
  const visit = (value: unknown, shown: boolean): void => {
    if (Array.isArray(value)) for (const one of value) visit(one, shown);
    if (!isNode(value)) return;
    if (UNSEEN.test(value.type) || isErrorOrLookup(value) || isGlyph(value)) return;
    const text = textIn(value);
    if (text !== undefined) {
      const isText = value.type === 'JSXText' || shown ? LETTER.test(text) : WORDS.test(text) && !TECHNICAL.test(text);
      if (isText && !NAMES.test(text.trim())) note(value, text);
      if (value.type === 'TemplateLiteral') visit(value.expressions, shown);
      return;
    }
    if (value.type === 'JSXAttribute') {
      const name = isNode(value.name) ? String(value.name.name) : '';
      // An icon or a form field has a lower-case name that players never see.
      const isIdentifier = name === 'name' && isNode(value.value) && /^[a-z]/.test(textIn(value.value) ?? '');
      if (!NOT_READ.test(name) && !isIdentifier) visit(value.value, SHOWN.test(name));
      return;
    }
    // What an expression between tags or in a label comes to is shown; what it only asks is not.
    const keeps = /^(JSXExpressionContainer|ConditionalExpression|LogicalExpression|ParenthesizedExpression)$/.test(
      value.type,
    );
    const isChild = value.type === 'JSXElement' || value.type === 'JSXFragment';
    for (const [field, inner] of Object.entries(value)) {
      if (field === 'test') visit(inner, false);
      else if (isChild) visit(inner, field === 'children');
      else visit(inner, keeps && shown);
    }
  };
  visit(parseSync(file, source).program, false);
  return found;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const isGlyph = (node: SyntaxNode): boolean =>
  node.type === 'JSXOpeningElement' && isNode(node.name) && node.name.name === 'Glyph';

function textIn(node: SyntaxNode): string | undefined {
  if (node.type === 'JSXText' || node.type === 'Literal')
    return typeof node.value === 'string' ? node.value : undefined;
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node.quasis)) return undefined;
  return node.quasis.map(({ value }: { value: { raw: string } }) => value.raw).join('…');
}

/** `new Error('…')`, lines of the log, and what is looked up in the page. */
function isErrorOrLookup(node: SyntaxNode): boolean {
  if (node.type === 'NewExpression')
    return isNode(node.callee) && /Error|Refusal|MissingFile/.test(String(node.callee.name));
  if (node.type !== 'CallExpression' || !isNode(node.callee)) return false;
  const called = isNode(node.callee.property) ? String(node.callee.property.name) : String(node.callee.name ?? '');
  return /^(querySelector(All)?|matchMedia|matches|closest|classList|addEventListener|cx|getContext|match|test|startsWith|log|orLog|andSync)$/.test(
    called,
  );
}
