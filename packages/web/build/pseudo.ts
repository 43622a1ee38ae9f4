// The pseudo language: English with accents, brackets and a third more length, which shows texts that are not in a catalogue and labels without room to grow.
import type { CompiledRoom } from './catalogues.ts';

const PLAIN = 'AEIOUYaceinouyz';
const ACCENTED = 'ÀÉÎÖÛÝàçéîñöûýž';
const GROWTH = 0.35;
/** The formatter's number for each kind of node whose third part holds the branches of a choice. */
const CHOICES: readonly unknown[] = [1, 2, 3];

export const pseudoRoom = (room: CompiledRoom): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(room).map(([key, message]) => [key, pseudoMessage(message)]));

export function pseudoMessage(message: unknown): unknown {
  const nodes: readonly unknown[] = Array.isArray(message) ? message : [message];
  const inner = nodes.map(pseudoNode);
  const end = `${padding(Math.ceil(lettersIn(nodes) * GROWTH))}]`;
  return inner.every((node) => typeof node === 'string') ? `[${inner.join('')}${end}` : ['[', ...inner, end];
}

/** In words of five, as long as a word may be in a language that writes longer ones. */
const padding = (length: number): string => '~'.repeat(length).replace(/~{5}(?=~)/g, '~~~~~ ');

const lettersIn = (nodes: unknown): number =>
  Array.isArray(nodes) ? nodes.reduce((sum: number, node) => sum + lettersOf(node), 0) : lettersOf(nodes);

/** Of a choice, those of its longest branch. */
function lettersOf(node: unknown): number {
  if (typeof node === 'string') return node.length;
  if (!Array.isArray(node)) return 0;
  const [, kind, ...rest] = node;
  if (CHOICES.includes(kind)) return Math.max(0, ...Object.values(rest[0]).map(lettersIn));
  return typeof kind === 'number' && kind !== 0 ? 0 : lettersIn([kind, ...rest]);
}

/** A node is a text, `#` (0), a value `[name]`, a value with a kind `[name, kind, …]`, or a tag `[name, …nodes]`. */
function pseudoNode(node: unknown): unknown {
  if (typeof node === 'string') return accented(node);
  if (!Array.isArray(node) || node.length < 2) return node;
  const [name, kind, ...rest] = node;
  if (CHOICES.includes(kind))
    return [name, kind, Object.fromEntries(Object.entries(rest[0]).map(([value, branch]) => [value, nodesOf(branch)]))];
  return typeof kind === 'number' && kind !== 0 ? node : [name, ...[kind, ...rest].map(pseudoNode)];
}

const nodesOf = (branch: unknown): unknown => (Array.isArray(branch) ? branch.map(pseudoNode) : pseudoNode(branch));

const accented = (text: string): string =>
  text.replace(/[A-Za-z]/g, (letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter);
