// Randomness as an argument: one replayable stream of numbers for each (seed, chain, member, purpose).
import type { Random } from '@oversleep/game';

/** What a stream is for: two keys that differ in any part give unrelated streams. */
export interface StreamKey {
  readonly seed: number;
  readonly chain: number;
  readonly member: number;
  readonly purpose: number;
}

export interface Stream {
  /** Uniform in [0, 1), in steps of 2^-32. */
  readonly next: Random;
  /** Continues as a fresh stream of that key would, without a new object. */
  readonly restart: (key: StreamKey) => void;
}

// The output of the first rounds still shows the key; PractRand discards them in the same way.
const WARM_UP_ROUNDS = 15;

export function createStream(key: StreamKey): Stream {
  const state = new Int32Array(4);
  restart(key);
  return { next: () => (draw(state) >>> 0) * 2 ** -32, restart };

  function restart(to: StreamKey): void {
    state[0] = hash(to, 0x9e3779b9);
    state[1] = hash(to, 0x243f6a88);
    state[2] = hash(to, 0xb7e15162);
    state[3] = 1;
    for (let round = 0; round < WARM_UP_ROUNDS; round++) draw(state);
  }
}

// sfc32 of Chris Doty-Humphrey's PractRand (public domain): three mixing words and a counter, so that
// a period is never shorter than 2^32 draws. https://pracrand.sourceforge.net
export function draw(state: Int32Array): number {
  const a = state[0] ?? 0;
  const b = state[1] ?? 0;
  const c = state[2] ?? 0;
  const counter = state[3] ?? 0;
  const result = (a + b + counter) | 0;
  state[0] = b ^ (b >>> 9);
  state[1] = (c + (c << 3)) | 0;
  state[2] = (((c << 21) | (c >>> 11)) + result) | 0;
  state[3] = (counter + 1) | 0;
  return result;
}

// A seed may be as large as a date in milliseconds, so it goes in as two words.
function hash({ seed, chain, member, purpose }: StreamKey, salt: number): number {
  const low = mix(salt ^ seed);
  const high = mix(low ^ Math.floor(seed / 2 ** 32));
  return mix(mix(mix(high ^ chain) + salt + member) ^ purpose);
}

// The finaliser of Austin Appleby's MurmurHash3 (public domain) after the increment of splitmix, which moves zero away.
function mix(value: number): number {
  let h = (value + 0x9e3779b9) | 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}
