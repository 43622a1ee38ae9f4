// What Pokémon say in their speech bubble, by nature. Loaded apart with its messages: it is all text.
import { messages } from '../../../messages/messages.ts';

const t = messages('calculatorTalk');

/** Each nature has so many lines. */
const LINES = 10;

/** A nature without lines says nothing yet. */
export function linesOf(nature: string): readonly string[] {
  const lines = Array.from({ length: LINES }, (_, n) => t.find(`lines.${nature}${n + 1}`) ?? []).flat();
  return lines.length > 0 ? lines : ['...'];
}
