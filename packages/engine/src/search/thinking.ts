// Something that takes long, in steps of some milliseconds: whoever has it done can look around after each, and leave it at that.

export type Thinking<T> = Generator<undefined, T, undefined>;

/** All of it at once; undefined when it is over before, which is asked after each step. */
export function thoughtThrough<T>(thinking: Thinking<T>): T;
export function thoughtThrough<T>(thinking: Thinking<T>, isOver: () => boolean): T | undefined;
export function thoughtThrough<T>(thinking: Thinking<T>, isOver = () => false): T | undefined {
  for (;;) {
    const { done, value } = thinking.next();
    if (done) return value;
    if (isOver()) return undefined;
  }
}

/** The same for who has to let others in to hear that it is over. */
export async function thoughtOver<T>(
  thinking: Thinking<T>,
  lookAround: () => Promise<void>,
  isOver: () => boolean,
): Promise<T | undefined> {
  for (;;) {
    const { done, value } = thinking.next();
    if (done) return value;
    await lookAround();
    if (isOver()) return undefined;
  }
}
