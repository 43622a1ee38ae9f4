// Randomness as an argument: one replayable stream of numbers for each (seed, chain, member, purpose).
/** What a stream is for: two keys that differ in any part give unrelated streams. */
export interface StreamKey {
  readonly seed: number;
  readonly chain: number;
  readonly member: number;
  readonly purpose: number;
}

// The output of the first rounds still shows the key; PractRand discards them in the same way.
const DISCARDED_ROUNDS = 15;

/**
 * sfc32 of Chris Doty-Humphrey's PractRand (public domain): three mixing words and a counter, so that a period is never
 * shorter than 2^32 draws. https://pracrand.sourceforge.net
 */
export interface Stream {
  a: number;
  b: number;
  c: number;
  counter: number;
  /** Bits that are flipped: all for the antithetic stream, which draws 1 - u wherever the plain one draws u, else none. */
  flipped: number;
  /** Numbers to draw instead, one after the other: for tests and replays. Drawing more than there are is an error. */
  script: number[] | undefined;
}

export function createStream(key: StreamKey, antithetic = false): Stream {
  const stream: Stream = { a: 0, b: 0, c: 0, counter: 1, flipped: 0, script: undefined };
  restart(stream, key, antithetic);
  return stream;
}

/** Continues as a fresh stream of that key would, without a new object. */
export function restart(stream: Stream, key: StreamKey, antithetic = false): void {
  stream.a = hash(key, 0x9e3779b9);
  stream.b = hash(key, 0x243f6a88);
  stream.c = hash(key, 0xb7e15162);
  stream.counter = 1;
  stream.flipped = antithetic ? -1 : 0;
  for (let round = 0; round < DISCARDED_ROUNDS; round += 1) uniform(stream);
}

const STEP = 2 ** -32;

/** Uniform in [0, 1), in steps of 2^-32. */
export const uniform = (stream: Stream): number => (draw(stream) >>> 0) * STEP;

/** 32 random bits. A whole number, because returning a fraction would allocate it. */
function draw(stream: Stream): number {
  if (stream.script !== undefined) return scripted(stream.script);
  const { a, b, c, counter } = stream;
  const result = (a + b + counter) | 0;
  stream.a = b ^ (b >>> 9);
  stream.b = (c + (c << 3)) | 0;
  stream.c = (((c << 21) | (c >>> 11)) + result) | 0;
  stream.counter = (counter + 1) | 0;
  return result ^ stream.flipped;
}

function scripted(script: number[]): number {
  const next = script.shift();
  if (next === undefined) throw new Error('The script is over');
  return Math.round(next / STEP);
}

/** Whether something with this chance happens. */
export const happens = (stream: Stream, chance: number): boolean => (draw(stream) >>> 0) * STEP < chance;

/** A whole number below n, every one equally likely. */
export const below = (stream: Stream, n: number): number => ((draw(stream) >>> 0) * STEP * n) | 0;

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
