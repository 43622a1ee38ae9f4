// What every command of the program is: how it is called, what it is for, and what it answers.

export interface Answer {
  /** For standard output. */
  readonly text: string;
  readonly exitCode: number;
}

export interface Command {
  /** Arguments, as the usage shows them. */
  readonly usage: string;
  readonly about: string;
  readonly run: (args: readonly string[]) => Answer | Promise<Answer>;
}
