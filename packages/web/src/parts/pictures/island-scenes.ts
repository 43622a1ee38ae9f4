// Our own little landscapes of the islands: layers from back to front, in a box of 160 × 90 whose middle square shows the essence.
// Colours are mixtures of the palette, so that the pictures belong to the night around them.
import { mixed } from './type-colour.ts';

export interface SceneLayer {
  readonly path: string;
  readonly colour: string;
}

const layer = (path: string, colour: string): SceneLayer => ({ path, colour });
const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y} a${r} ${r} 0 1 0 ${r * 2} 0 a${r} ${r} 0 1 0 ${-r * 2} 0 Z`;
const SKY = 'M0 0 H160 V90 H0 Z';
const pine = (x: number, y: number, size: number) =>
  `M${x} ${y - size * 2.4} L${x + size * 0.7} ${y - size * 1.3} H${x + size * 0.4} L${x + size} ${y - size * 0.3} H${x + size * 0.2} V${y} H${x - size * 0.2} V${y - size * 0.3} H${x - size} L${x - size * 0.4} ${y - size * 1.3} H${x - size * 0.7} Z`;

const GREENGRASS: readonly SceneLayer[] = [
  layer(SKY, mixed('berry', 62, 'night-1')),
  layer(circle(108, 31, 9), mixed('day', 92, 'star')),
  layer('M0 48 H160 V90 H0 Z', mixed('type-water', 70, 'night-1')),
  layer('M34 62 C44 44 62 40 80 40 C98 40 116 44 126 62 Z', mixed('type-grass', 68, 'night-1')),
  layer('M-10 90 C20 58 60 60 90 68 C120 60 150 64 170 78 V90 Z', mixed('type-grass', 88, 'night-1')),
  layer(`${circle(64, 38, 9)} ${circle(72, 33, 8)} M67 40 H71 V54 H67 Z`, mixed('salad-sunday', 88, 'night-0')),
  layer(`${circle(94, 42, 6)} M92.5 44 H95.5 V55 H92.5 Z`, mixed('salad-sunday', 75, 'night-0')),
  layer(
    `${circle(60, 72, 1.6)} ${circle(78, 76, 1.6)} ${circle(98, 72, 1.6)} ${circle(112, 78, 1.6)} ${circle(48, 80, 1.6)}`,
    'var(--star)',
  ),
];

const CYAN: readonly SceneLayer[] = [
  layer(SKY, mixed('type-ice', 72, 'night-1')),
  layer(circle(56, 31, 8), 'var(--day)'),
  layer('M0 42 H160 V90 H0 Z', mixed('type-water', 88, 'night-1')),
  layer('M0 50 q10 -4 20 0 t20 0 t20 0 t20 0 t20 0 t20 0 t20 0 t20 0 V54 H0 Z', mixed('berry', 60, 'star')),
  layer('M20 90 C40 66 90 58 170 70 V90 Z', mixed('type-ground', 80, 'star')),
  layer('M100 70 C98 56 100 44 106 34 L109 35 C104 46 103 57 105 71 Z', mixed('type-ground', 62, 'night-0')),
  layer(
    'M107 35 C96 26 86 30 82 38 C92 34 100 35 107 35 C100 40 97 46 98 54 C104 48 107 42 107 35 C114 40 119 46 120 54 C124 44 118 36 107 35 C116 28 126 30 131 38 C128 26 116 24 107 35 Z',
    mixed('type-grass', 80, 'night-1'),
  ),
  layer(`${circle(72, 78, 3)} ${circle(130, 80, 2.2)}`, mixed('tier-s', 85, 'night-1')),
];

const TAUPE: readonly SceneLayer[] = [
  layer(SKY, mixed('type-fire', 38, 'night-1')),
  layer('M0 90 V30 C20 12 50 4 80 4 C110 4 140 12 160 30 V90 Z', mixed('type-ground', 58, 'night-0')),
  layer('M46 90 C40 50 58 26 80 26 C102 26 120 50 114 90 Z', mixed('glow-plum', 70, 'night-0')),
  layer('M58 90 C56 66 66 50 80 50 C94 50 104 66 102 90 Z', mixed('type-fire', 62, 'night-1')),
  layer('M66 90 C66 74 72 64 80 64 C88 64 94 74 94 90 Z', mixed('day', 88, 'type-fire')),
  layer('M40 90 L52 62 L62 90 Z M98 90 L110 66 L122 90 Z', mixed('type-rock', 48, 'night-0')),
  layer('M60 27 L64 42 L69 26 Z M88 26 L93 40 L98 29 Z', mixed('type-ground', 58, 'night-0')),
  layer(`${circle(74, 56, 1.4)} ${circle(88, 48, 1.2)} ${circle(82, 40, 1)} ${circle(70, 44, 1)}`, 'var(--day)'),
];

const SNOWDROP: readonly SceneLayer[] = [
  layer(SKY, mixed('night', 62, 'night-1')),
  layer('M-10 74 L30 28 L52 52 L84 16 L116 52 L132 34 L172 74 Z', mixed('type-ice', 52, 'night')),
  layer(
    'M30 28 L20 40 L28 44 L34 38 L40 44 L42 41 Z M84 16 L72 30 L79 36 L84 29 L90 37 L97 31 Z M132 34 L125 42 L132 46 L140 42 Z',
    'var(--star)',
  ),
  layer('M-10 90 C20 62 60 60 84 66 C110 58 150 62 170 74 V90 Z', mixed('type-ice', 42, 'star')),
  layer(`${pine(58, 74, 9)} ${pine(106, 76, 11)}`, mixed('help', 38, 'night-1')),
  layer(`${pine(72, 70, 6)} ${pine(122, 70, 6)} ${pine(42, 76, 7)}`, mixed('help', 52, 'night-1')),
  layer(
    `${circle(50, 18, 1.4)} ${circle(66, 34, 1.4)} ${circle(100, 14, 1.4)} ${circle(112, 30, 1.4)} ${circle(78, 50, 1.4)} ${circle(92, 58, 1.4)} ${circle(44, 48, 1.4)}`,
    'var(--star)',
  ),
];

const LAPIS: readonly SceneLayer[] = [
  layer(SKY, mixed('secondary', 52, 'night-1')),
  layer(circle(80, 29, 8), mixed('type-psychic', 50, 'star')),
  layer('M-10 58 L26 26 L50 46 L64 34 L80 48 L98 32 L112 46 L136 24 L172 58 Z', mixed('type-dragon', 62, 'night-1')),
  layer('M0 52 H160 V90 H0 Z', mixed('type-dragon', 90, 'type-water')),
  layer('M72 54 L76 40 L84 40 L88 54 Z', mixed('type-ice', 60, 'star')),
  layer(
    'M66 54 H94 L100 62 H60 Z M58 66 H102 L106 70 H54 Z M50 76 H110 L113 79 H47 Z',
    mixed('type-ice', 62, 'type-dragon'),
  ),
  layer('M0 90 C6 70 24 66 44 78 L50 90 Z M160 90 C154 68 134 66 118 80 L112 90 Z', mixed('type-grass', 58, 'night-1')),
  layer(`${circle(66, 84, 4)} ${circle(98, 85, 4)} ${circle(84, 80, 2.5)}`, mixed('type-fairy', 88, 'night-1')),
];

const POWERPLANT: readonly SceneLayer[] = [
  layer(SKY, mixed('glow-plum', 88, 'night-2')),
  layer(`${circle(112, 20, 7)} ${circle(122, 16, 9)} ${circle(132, 20, 6)}`, mixed('type-steel', 52, 'night-1')),
  layer('M0 72 C40 62 120 62 160 72 V90 H0 Z', mixed('type-ground', 40, 'night-0')),
  layer('M96 68 C99 52 99 38 97 26 H113 C111 38 111 52 114 68 Z', mixed('type-steel', 58, 'night-0')),
  layer(
    'M44 70 V44 H58 V34 H64 V44 H70 V70 Z M72 70 V50 L80 44 V50 L88 44 V50 L96 44 V70 Z',
    mixed('gold', 60, 'night-0'),
  ),
  layer(
    'M48 50 H53 V55 H48 Z M56 50 H61 V55 H56 Z M48 60 H53 V65 H48 Z M56 60 H61 V65 H56 Z M76 58 H80 V63 H76 Z M84 58 H88 V63 H84 Z',
    'var(--energy)',
  ),
  layer('M84 19 L74 34 H81 L77 45 L91 29 H83 L88 19 Z', 'var(--energy)'),
  layer('M97 36 H113 V40 H97 Z', mixed('tier-s', 80, 'night-1')),
  layer('M0 78 H160 V80 H0 Z', mixed('gold', 45, 'night-0')),
];

const AMBER: readonly SceneLayer[] = [
  layer(SKY, mixed('strength', 58, 'glow-plum')),
  layer(circle(80, 34, 16), mixed('day', 82, 'strength')),
  layer(
    'M-4 90 V44 H20 L26 36 H44 L50 54 H58 V90 Z M102 90 V50 H110 L116 38 H138 L144 46 H164 V90 Z',
    mixed('curry-sunday', 80, 'night-1'),
  ),
  layer('M-4 56 H50 V60 H-4 Z M104 58 H164 V62 H104 Z', mixed('curry', 80, 'curry-sunday')),
  layer(
    'M50 90 C50 56 58 46 80 46 C102 46 110 56 110 90 H98 C98 66 94 58 80 58 C66 58 62 66 62 90 Z',
    mixed('curry-sunday', 58, 'night-0'),
  ),
  layer('M62 90 C70 78 90 78 98 90 Z', mixed('type-water', 78, 'night-1')),
  layer(
    'M30 84 V70 M30 76 H26 V72 M30 78 H34 V74 M29 84 V68 H31 V84 Z M25 72 H27 V77 H30 V79 H25 Z M33 70 H35 V78 H30 V76 H33 Z',
    mixed('type-grass', 68, 'night-0'),
  ),
];

/** By short name; expert islands look like the one they are built on. */
export const ISLAND_SCENES: Readonly<Record<string, readonly SceneLayer[]>> = {
  greengrass: GREENGRASS,
  cyan: CYAN,
  taupe: TAUPE,
  snowdrop: SNOWDROP,
  lapis: LAPIS,
  powerplant: POWERPLANT,
  amber: AMBER,
};
