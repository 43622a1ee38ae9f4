// Whether the random streams can be replayed, are uniform, and have nothing to do with each other.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createStream, restart, type Stream, type StreamKey, uniform } from './rng.ts';

const KEY: StreamKey = { seed: 20_231, chain: 0, member: 0, purpose: 0 };
const DRAWS = 1_000_000;

const anyKey = fc.record({
  seed: fc.maxSafeNat(),
  chain: fc.nat(100_000),
  member: fc.nat(100),
  purpose: fc.nat(100),
});

function take(key: StreamKey, count: number): Float64Array {
  const stream = createStream(key);
  return Float64Array.from({ length: count }, () => uniform(stream));
}

function mean(values: Float64Array): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function correlation(a: Float64Array, b: Float64Array): number {
  const [meanA, meanB] = [mean(a), mean(b)];
  const products = a.map((value, index) => (value - meanA) * ((b[index] ?? Number.NaN) - meanB));
  return mean(products) * 12;
}

describe('a stream can be replayed', () => {
  test('the first numbers of a key never change, or saved seeds would mean another week', () => {
    expect([...take(KEY, 4)].map((value) => value * 2 ** 32)).toEqual([1300937294, 3786700487, 2448704138, 2060341126]);
  });

  test('the same key gives the same numbers', () => {
    fc.assert(
      fc.property(anyKey, (key) => {
        expect(take(key, 20)).toEqual(take(key, 20));
      }),
    );
  });

  test('restart continues as a fresh stream of that key', () => {
    fc.assert(
      fc.property(anyKey, fc.nat(50), (key, before) => {
        const stream = createStream(KEY);
        for (let draw = 0; draw < before; draw++) uniform(stream);
        restart(stream, key);
        expect(Float64Array.from({ length: 20 }, () => uniform(stream))).toEqual(take(key, 20));
      }),
    );
  });
});

describe('a stream is uniform', () => {
  const values = take(KEY, DRAWS);

  test('every number lies in [0, 1)', () => {
    expect(values.every((value) => value >= 0 && value < 1)).toBe(true);
  });

  // Four standard errors: √(1/12 ÷ n) for the mean, √(1/180 ÷ n) for the variance.
  test('mean and variance are those of the uniform distribution', () => {
    const variance = mean(values.map((value) => (value - 0.5) ** 2));
    expect(Math.abs(mean(values) - 1 / 2)).toBeLessThan(4 * Math.sqrt(1 / 12 / DRAWS));
    expect(Math.abs(variance - 1 / 12)).toBeLessThan(4 * Math.sqrt(1 / 180 / DRAWS));
  });

  // With 255 degrees of freedom χ² is 255 ± 22.6; both ends are tested, since too even is as wrong as too uneven.
  test.each([
    ['highest', (value: number) => Math.floor(value * 256)],
    ['lowest', (value: number) => (value * 2 ** 32) % 256],
  ])('the %s eight bits fall evenly by chi-square', (_bits, boxOf) => {
    const boxes = new Float64Array(256);
    for (const value of values) boxes[boxOf(value)] = (boxes[boxOf(value)] ?? 0) + 1;
    const expected = DRAWS / 256;
    const chiSquare = boxes.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    expect(chiSquare).toBeGreaterThan(255 - 4 * 22.6);
    expect(chiSquare).toBeLessThan(255 + 4 * 22.6);
  });

  test('consecutive numbers are uncorrelated', () => {
    expect(Math.abs(correlation(values.subarray(0, -1), values.subarray(1)))).toBeLessThan(4 / Math.sqrt(DRAWS));
  });
});

describe('streams are independent', () => {
  const neighbours: [string, StreamKey][] = [
    ['seed', { ...KEY, seed: KEY.seed + 1 }],
    ['high word of the seed', { ...KEY, seed: KEY.seed + 2 ** 32 }],
    ['chain', { ...KEY, chain: 1 }],
    ['member', { ...KEY, member: 1 }],
    ['purpose', { ...KEY, purpose: 1 }],
  ];

  test.each(neighbours)('another %s gives uncorrelated numbers', (_part, neighbour) => {
    const count = 200_000;
    expect(Math.abs(correlation(take(KEY, count), take(neighbour, count)))).toBeLessThan(4 / Math.sqrt(count));
  });

  test('the first number is uniform over many small keys', () => {
    const firsts = new Float64Array(50 * 10 * 10);
    for (let index = 0; index < firsts.length; index++) {
      const key = { seed: 1, chain: Math.floor(index / 100), member: Math.floor(index / 10) % 10, purpose: index % 10 };
      firsts[index] = uniform(createStream(key));
    }
    expect(new Set(firsts).size).toBeGreaterThan(firsts.length - 5);
    expect(Math.abs(mean(firsts) - 0.5)).toBeLessThan(4 * Math.sqrt(1 / 12 / firsts.length));
  });

  test('the parts of a key cannot be swapped', () => {
    const swaps = [
      { ...KEY, chain: 1, member: 2, purpose: 3 },
      { ...KEY, chain: 2, member: 1, purpose: 3 },
      { ...KEY, chain: 3, member: 2, purpose: 1 },
      { ...KEY, chain: 1, member: 3, purpose: 2 },
    ];
    expect(new Set(swaps.map((key) => uniform(createStream(key)))).size).toBe(swaps.length);
  });
});

// The published recurrence in exact whole numbers: 32-bit shifts and sums are where a port goes wrong.
test('a draw is a step of sfc32', () => {
  const word = (value: bigint) => BigInt.asUintN(32, value);
  fc.assert(
    fc.property(fc.int32Array({ minLength: 4, maxLength: 4 }), (words) => {
      const [a = 0n, b = 0n, c = 0n, counter = 0n] = Array.from(words, (value) => word(BigInt(value)));
      const stream: Stream = {
        a: words[0] ?? 0,
        b: words[1] ?? 0,
        c: words[2] ?? 0,
        counter: words[3] ?? 0,
        flipped: 0,
        script: undefined,
      };
      const result = word(a + b + counter);
      const after = [
        b ^ (b >> 9n),
        word(c + (c << 3n)),
        word((word(c << 21n) | (c >> 11n)) + result),
        word(counter + 1n),
      ];

      expect(BigInt(uniform(stream) * 2 ** 32)).toBe(result);
      expect([stream.a, stream.b, stream.c, stream.counter].map((value) => word(BigInt(value)))).toEqual(after);
    }),
  );
});

test('an antithetic stream draws 1 - u', () => {
  const [plain, antithetic] = [createStream(KEY), createStream(KEY, true)];
  for (let i = 0; i < 1000; i += 1) expect(uniform(plain) + uniform(antithetic)).toBe(1 - 2 ** -32);
});
