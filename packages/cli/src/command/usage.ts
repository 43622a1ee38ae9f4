// Usage and help of a command, from its row.
import type { Option, Options } from './option.ts';
import type { CommandRow } from './row.ts';

type CommandUsage = Pick<
  CommandRow<Options, never>,
  'name' | 'about' | 'input' | 'options' | 'exclusive' | 'otherwise' | 'afterwards'
>;

export function usageOf({ name, input, options, exclusive = [], otherwise }: CommandUsage): readonly string[] {
  const [first] = exclusive;
  const parts = Object.entries(options).flatMap(([key, option]) => {
    if (option.unlisted || (exclusive.includes(key) && key !== first)) return [];
    const shown =
      key === first ? exclusive.map((each) => flagOf(each, options[each])).join(' | ') : flagOf(key, option);
    return [option.required ? shown : `[${shown}]`];
  });
  const usage = [name, ...(input.shown === '' ? [] : [input.shown]), ...parts].join(' ');
  return otherwise === undefined ? [usage] : [usage, `${name} ${otherwise}`];
}

const flagOf = (key: string, option: Option<unknown> | undefined): string =>
  option?.shown === undefined ? `--${key}` : `--${key} ${option.shown}`;

/** Where the words of the help begin. */
const COLUMN = 19;

export const helpOf = ({ about, options, afterwards }: CommandUsage): string =>
  [
    about,
    ...Object.entries(options).flatMap(([key, option]) =>
      option.help === undefined
        ? []
        : [`${(option.label ?? flagOf(key, option)).padEnd(COLUMN)}${option.help.replaceAll('\n', INDENT)}`],
    ),
    ...(afterwards === undefined ? [] : [afterwards]),
  ].join('\n');

const INDENT = `\n${' '.repeat(COLUMN)}`;
