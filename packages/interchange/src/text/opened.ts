// A text that several formats look at: its JSON is parsed once, when the first of them asks for it.
import type { OpenedText } from '../types.ts';
import { jsonOf } from './json.ts';
import { withoutMark } from './text.ts';

export function openText(text: string): OpenedText {
  return { text, value: once(() => jsonOf(withoutMark(text))) };
}

/** The value of a function that is called when it is first needed, and never again. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
