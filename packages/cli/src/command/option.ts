// Options of commands: their form in the usage, their help, and how their text becomes a value.

/** As Node parses it: a flag, a text, or a list of texts. */
type ParsedOption = string | boolean | readonly (string | boolean)[] | undefined;

/** Says what is wrong with an option; every wrong one is named before the command refuses. */
export type Complain = (message: string) => void;

export interface Option<T> {
  readonly type: 'string' | 'boolean';
  readonly multiple?: boolean;
  /** What follows it in the usage. */
  readonly shown?: string;
  /** In the usage without brackets. */
  readonly required?: boolean;
  /** In no usage: it belongs to another form of the command. */
  readonly unlisted?: boolean;
  /** What the help says, under a label of its own where that is not how the usage shows it. */
  readonly help?: string;
  readonly label?: string;
  /** Those of every command are read before its own; some even before it is known whether there is an input. */
  readonly turn?: 'before input' | 'early';
  readonly read: (given: ParsedOption, complain: Complain) => T;
}

export type Options = Readonly<Record<string, Option<unknown>>>;

/** The values of the options of a command. */
export type OptionValues<O> = { readonly [K in keyof O]: O[K] extends Option<infer T> ? T : never };

export type OptionAbout = Pick<Option<unknown>, 'help' | 'label' | 'required' | 'turn' | 'unlisted'>;

export const flag = (about: OptionAbout = {}): Option<boolean> => ({
  ...about,
  type: 'boolean',
  read: (given) => given === true,
});

/** An option with a text, which is undefined where the option is left out. */
export const text = <T>(
  shown: string,
  read: (given: string | undefined, complain: Complain) => T,
  about: OptionAbout = {},
): Option<T> => ({
  ...about,
  type: 'string',
  shown,
  read: (given, complain) => read(typeof given === 'string' ? given : undefined, complain),
});

/** Names separated by commas; the option may be given several times. */
export const names = (shown: string, about: OptionAbout = {}): Option<readonly string[]> => ({
  ...about,
  type: 'string',
  multiple: true,
  shown,
  read: (given) =>
    (typeof given === 'object' ? given : [])
      .flatMap((list) => String(list).split(','))
      .flatMap((name) => (name.trim() === '' ? [] : [name.trim()])),
});
