// A moment in a table or card.
import { utcText } from './moment.ts';

export function UtcTime({ at }: { readonly at: string }) {
  return <time dateTime={at}>{utcText(at)}</time>;
}
