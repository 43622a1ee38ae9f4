// Keys of questions: equal questions have equal keys, whichever creatures are members. A key alone decides whether an answer is current.
import { canonical, type EditionId, gameOf } from '@oversleep/game';
import { ENGINE_VERSION } from './engine-version.ts';

/** With the versions of engine and game: another one may answer differently. */
export const keyFor = (edition: EditionId, content: object): string =>
  `${ENGINE_VERSION} ${edition}/${gameOf(edition).domainVersion} ${digest(canonical(content))}`;

/** A short name for a long text: 106 bits, so that two questions of a player never collide. */
export const digest = (text: string): string => `${hash53(text, 0)}${hash53(text, 1)}`;

/** cyrb53, a fast hash of texts without cryptographic strength. */
function hash53(text: string, seed: number): string {
  let [high, low] = [0xdeadbeef ^ seed, 0x41c6ce57 ^ seed];
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  const mixed = (a: number, b: number) => Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  const [first, second] = [mixed(high, low), mixed(low, high)];
  return (4294967296 * (2097151 & second) + (first >>> 0)).toString(36).padStart(11, '0');
}
