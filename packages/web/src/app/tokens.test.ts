// Whether text in the palette can be read: every pair that the components use has a contrast of 4.5:1 or better.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

type Colour = readonly [red: number, green: number, blue: number, alpha: number];

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const tokens = new Map(
  [...css.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6}|rgba\([^)]+\));/g)].map(([, name, value]) => [name, value]),
);
const named = (start: string) => [...tokens.keys()].filter((name) => name?.startsWith(start)).map((name) => name ?? '');

function colour(name: string): Colour {
  const value = tokens.get(name) ?? '';
  const hex = /^#(..)(..)(..)$/.exec(value);
  const parts = hex ? hex.slice(1).map((part) => Number.parseInt(part, 16)) : value.match(/[\d.]+/g)?.map(Number);
  const [red, green, blue, alpha = 1] = parts ?? [];
  if (red === undefined || green === undefined || blue === undefined)
    throw new Error(`--${name} is no colour: ${value}`);
  return [red, green, blue, alpha];
}

/** What is seen when the later ones lie over the earlier. */
function layered(...names: readonly string[]): Colour {
  return names.map(colour).reduce(([r, g, b], [red, green, blue, alpha]) => {
    const mix = (below: number, above: number) => below * (1 - alpha) + above * alpha;
    return [mix(r, red), mix(g, green), mix(b, blue), 1];
  });
}

function luminance([red, green, blue]: Colour): number {
  const linear = (part: number) => (part / 255 <= 0.03928 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function contrast(a: Colour, b: Colour): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

// The plum glow is the brightest spot of the sky, and so the hardest ground for light text.
const GROUNDS: readonly (readonly string[])[] = [
  ['glow-plum'],
  ['glow-plum', 'surface-1'],
  ['glow-plum', 'surface-1', 'surface-2'],
  ['glow-plum', 'surface-1', 'surface-3'],
  ['surface-solid'],
  ['surface-solid-2'],
];

describe.each(GROUNDS.map((ground) => [ground.join(' + '), ground] as const))('on %s', (_name, ground) => {
  test.each(['text', 'muted', 'primary', 'berry', 'ingredient', 'skill', 'help', 'danger'])(
    '%s can be read',
    (text) => {
      expect(contrast(colour(text), layered(...ground))).toBeGreaterThanOrEqual(4.5);
    },
  );
});

test.each([...named('type-'), 'primary', 'berry', 'ingredient', 'skill'])('dark text on %s can be read', (ground) => {
  expect(contrast(colour('on-bright'), colour(ground))).toBeGreaterThanOrEqual(4.5);
});

test('there is a colour for each of the 18 types', () => {
  expect(named('type-')).toHaveLength(18);
});

test('text on the primary colour can be read, and the edge of a field can be seen', () => {
  expect(contrast(colour('on-primary'), colour('primary'))).toBeGreaterThanOrEqual(4.5);
  expect(contrast(colour('line-field'), colour('surface-solid'))).toBeGreaterThanOrEqual(3);
});
