// What a message asks for: nothing, values, or values and a function for each of its tags.
import type { ReactNode } from 'react';

/** No values. */
export type NoValues = Readonly<Record<string, never>>;

/** Of a message with tags such as `<link>…</link>`: what draws each of them, from what is between them. */
export interface Rich<Values, Tags extends string> {
  readonly rich: (Values extends NoValues ? unknown : Values) & Record<Tags, (inner: ReactNode) => ReactNode>;
}
