// What a command is: the row from which its usage, its help and its checks follow.
import type { Options, OptionValues } from './option.ts';

/** The arguments after the name of a command. */
export interface Input {
  /** As the usage shows it; empty where there is none. */
  readonly shown: string;
  /** What it takes, in words: "one FILE". */
  readonly words: string;
  readonly least: number;
  readonly most: number;
  /** An option without which the input is not whole. */
  readonly with?: string;
}

export const ONE_FILE: Input = { shown: 'FILE', words: 'one FILE', least: 1, most: 1 };
export const NO_INPUT: Input = { shown: '', words: 'no', least: 0, most: 0 };

export interface CommandRow<O extends Options, Result> {
  /** One word, or two: `box read`. */
  readonly name: string;
  readonly about: string;
  readonly input: Input;
  readonly options: O;
  /** Options of which only one can be given. */
  readonly exclusive?: readonly (keyof O & string)[];
  /** Another way to call it, behind its name. */
  readonly otherwise?: string;
  /** What the help says after the options. */
  readonly afterwards?: string;
  /** Ctrl-C ends it with what is known so far; what is not known yet, in words, where it ends before that. */
  readonly interruptible?: string;
  /** What no option can see alone. */
  readonly check?: (options: OptionValues<O>, complain: (option: keyof O & string, message: string) => void) => void;
  /** Undefined where there is no answer. */
  readonly run: (given: CommandCall<O>) => Result | undefined | Promise<Result | undefined>;
  readonly table: (result: Result) => string;
  /** What `--json` prints. */
  readonly json?: (result: Result) => unknown;
}

export interface CommandCall<O> {
  readonly files: readonly string[];
  /** The first of them, where the input is one file. */
  readonly file: string;
  readonly options: OptionValues<O>;
  /** Aborted by Ctrl-C. */
  readonly interrupt: AbortSignal;
}
