// Draws a face for a species: our own small animal, coloured by its type, with features that follow from type, family and name.

/** @typedef {{ name: string, family: string, previousEvolutions: number, type: string }} Sitter */

/** Hue, saturation, lightness of the fur, and what may be on the head, by type. */
const TYPES = {
  bug: [78, 52, 58, ['antennae', 'feelers', 'round']],
  dark: [262, 18, 42, ['pointed', 'tufted', 'crest']],
  dragon: [232, 52, 62, ['horns', 'frill', 'fins']],
  electric: [49, 92, 65, ['pointed', 'long', 'round']],
  fairy: [332, 72, 78, ['bow', 'round', 'long']],
  fighting: [14, 60, 60, ['round', 'headband', 'crest']],
  fire: [20, 88, 64, ['flame', 'pointed', 'tufted']],
  flying: [208, 58, 72, ['crest', 'plume', 'tufted']],
  ghost: [272, 34, 62, ['wisp', 'pointed', 'plume']],
  grass: [116, 42, 62, ['sprout', 'leaves', 'bud']],
  ground: [34, 52, 62, ['round', 'horns', 'floppy']],
  ice: [190, 56, 76, ['crystals', 'tufted', 'round']],
  normal: [32, 38, 72, ['long', 'floppy', 'round']],
  poison: [290, 40, 66, ['feelers', 'fins', 'round']],
  psychic: [322, 58, 74, ['gem', 'plume', 'long']],
  rock: [40, 26, 56, ['horns', 'crystals', 'frill']],
  steel: [205, 16, 66, ['plates', 'antennae', 'horns']],
  water: [204, 66, 64, ['fins', 'drop', 'floppy']],
};

/**
 * A number from 0 to `choices` − 1 that is always the same for a text; another `salt` gives an independent one.
 * @param {string} text
 * @param {string} salt
 * @param {number} choices
 */
function pick(text, salt, choices) {
  let hash = 2166136261;
  for (const letter of `${salt}:${text}`) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
  hash = Math.imul(hash ^ (hash >>> 15), 2246822519);
  return ((hash ^ (hash >>> 13)) >>> 0) % choices;
}

/**
 * @param {number} hue
 * @param {number} saturation percent
 * @param {number} lightness percent
 */
function hex(hue, saturation, lightness) {
  const s = saturation / 100;
  const l = Math.min(97, Math.max(8, lightness)) / 100;
  const channel = (n) => {
    const k = (n + (hue + 360) / 30) % 12;
    const value = l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}

/** @param {Sitter} sitter */
function coloursOf({ name, type }) {
  const [hue, saturation, lightness] = TYPES[type];
  const h = hue + pick(name, 'hue', 17) - 8;
  const l = lightness + pick(name, 'light', 9) - 4;
  const far = h + [160, 180, 200, 40, -40][pick(name, 'far', 5)];
  return {
    fur: hex(h, saturation, l),
    shade: hex(h - 6, saturation, l - 13),
    pale: hex(h + 8, Math.min(saturation, 70), Math.min(93, l + 22)),
    ground: hex(far, 34, 84),
    accent: hex(far, 62, 58),
    ink: hex(h, 30, 17),
    blush: hex(352, 82, type === 'fire' || type === 'fighting' ? 62 : 70),
  };
}

const path = (d, fill) => `<path d="${d}" fill="${fill}"/>`;
const ellipse = (cx, cy, rx, ry, fill) => `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;
const line = (d, width) => `<path d="${d}" stroke-width="${width}"/>`;

/** The same on the other side. Only absolute commands with pairs of numbers. */
const mirrored = (d) =>
  d.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x, y) => `${Math.round((64 - Number(x)) * 10) / 10} ${y}`);
const both = (d, fill) => path(`${d}${mirrored(d)}`, fill);

/**
 * What is on the head. `up` is how far it may reach above, more for those that have evolved.
 * @type {Record<string, (c: ReturnType<typeof coloursOf>, up: number) => string>}
 */
const TOPS = {
  round: (c, up) =>
    ellipse(17, 19, 7 + up / 3, 7 + up / 3, c.fur) +
    ellipse(47, 19, 7 + up / 3, 7 + up / 3, c.fur) +
    ellipse(17, 19, 3.6, 3.6, c.pale) +
    ellipse(47, 19, 3.6, 3.6, c.pale),
  pointed: (c, up) =>
    both(`M12 30Q9 ${16 - up} 13 ${9 - up}Q23 12 29 21Z`, c.fur) +
    both(`M15 25Q13 ${17 - up / 2} 15 ${14 - up / 2}Q21 16 25 21Z`, c.pale),
  long: (c, up) =>
    both(`M19 26C10 16 11 ${6 - up} 17 ${4 - up}C25 ${4 - up} 27 14 28 22Z`, c.fur) +
    both(`M20 21C15 15 15 ${9 - up} 18 ${8 - up}C22 ${9 - up} 23 15 24 20Z`, c.pale),
  floppy: (c, up) => both(`M20 20C9 15 3 24 ${5 - up / 3} ${38 + up}C11 ${43 + up} 16 36 18 28Z`, c.shade),
  tufted: (c, up) =>
    both(`M11 31Q6 ${18 - up} 10 ${11 - up}Q15 15 17 15Q17 11 20 9Q26 14 29 21Z`, c.fur) +
    both('M15 26Q13 20 14 17Q20 18 24 22Z', c.pale),
  horns: (c, up) => both(`M17 24Q8 18 9 ${9 - up}Q18 11 27 19Z`, c.pale),
  frill: (c, up) =>
    path(`M14 30L8 ${17 - up}L19 17L24 ${7 - up}L32 14L40 ${7 - up}L45 17L56 ${17 - up}L50 30Z`, c.shade),
  fins: (c, up) => both(`M16 33L${2 - up / 4} 21Q9 22 12 22L7 12Q17 16 22 24Z`, c.shade),
  antennae: (c, up) =>
    `<path d="M28 26Q27 ${13 - up / 2} 21 ${11 - up / 2}M36 26Q37 ${13 - up / 2} 43 ${11 - up / 2}" fill="none" stroke="${c.ink}" stroke-width="2"/>` +
    ellipse(20, 11 - up / 2, 3.5, 3.5, c.accent) +
    ellipse(44, 11 - up / 2, 3.5, 3.5, c.accent),
  feelers: (c, up) => both(`M24 21Q10 19 9 ${8 - up}Q16 11 19 12Q23 15 29 20Z`, c.accent),
  sprout: (c, up) =>
    path(
      `M32 20C30 14 24 ${11 - up} 17 ${10 - up}C19 18 25 20 32 20C34 12 40 ${8 - up} 48 ${7 - up}C46 17 40 20 32 20Z`,
      c.shade,
    ),
  leaves: (c, up) => both(`M18 31C7 28 5 ${20 - up / 2} 9 ${12 - up / 2}C18 12 24 18 26 24Z`, c.shade),
  bud: (c, up) =>
    ellipse(32, 13 - up, 7, 7.5, c.accent) +
    both(`M32 21C22 20 20 ${14 - up} 21 ${9 - up}C29 11 32 15 32 21Z`, c.shade),
  flame: (_c, up) =>
    path(
      `M22 24C19 14 27 13 26 ${5 - up}C33 7 34 11 34 12C37 11 37 9 37 ${7 - up}C44 13 44 20 41 25Z`,
      hex(12, 88, 56),
    ) + path(`M27 24C27 18 31 17 31 ${13 - up / 2}C36 17 37 20 36 24Z`, hex(46, 96, 64)),
  crest: (c, up) =>
    path(
      `M25 24Q24 12 ${17 - up / 2} ${8 - up}Q27 9 29 14Q31 ${5 - up} 38 ${4 - up}Q35 9 37 13Q42 10 46 12Q40 16 40 24Z`,
      c.accent,
    ),
  plume: (c, up) =>
    path(`M30 22C27 12 31 ${4 - up} 41 ${4 - up}C46 6 44 12 40 11C36 11 35 16 36 22Z`, c.accent) +
    both('M14 28Q8 22 8 16Q17 16 23 22Z', c.fur),
  wisp: (c, up) => path(`M13 34C12 20 22 14 25 ${6 - up}Q33 8 31 15C38 12 42 8 43 ${6 - up}C50 16 52 24 51 34Z`, c.fur),
  crystals: (c, up) =>
    path(`M24 23L21 11L27 ${7 - up}L31 14L35 ${3 - up}L41 8L40 23Z`, c.accent) +
    both('M14 29L6 19L15 16L23 22Z', c.fur),
  bow: (c, up) =>
    TOPS.round(c, up) +
    both(`M32 18Q24 8 17 10Q16 20 20 24Q27 24 32 18Z`, c.accent) +
    ellipse(32, 17.5, 3.4, 3.4, c.pale),
  headband: (c, up) => TOPS.round(c, up),
  gem: (c, up) => both(`M15 29Q7 ${19 - up} 10 ${12 - up}Q20 15 27 21Z`, c.fur),
  plates: (c, up) =>
    both(`M19 31L8 28L8 ${16 - up}L17 14L24 22Z`, c.shade) +
    ellipse(12.5, 22, 2, 2, c.pale) +
    ellipse(51.5, 22, 2, 2, c.pale),
  drop: (c, up) =>
    path(`M23 24C24 15 31 13 32 ${4 - up}C38 11 42 15 41 24Z`, c.shade) +
    both('M15 45Q6 45 4 37Q11 34 17 38Z', c.shade),
};

/** On top of the fur, but below eyes and mouth. */
const MARKS = [
  () => '',
  (c) => path('M26 24.6Q32 22.6 38 24.6Q36.5 31 32 31Q27.5 31 26 24.6Z', c.shade),
  (c) => ellipse(23, 35, 7.5, 8, c.pale) + ellipse(41, 35, 7.5, 8, c.pale),
  (c) => path('M29.3 24Q32 22.8 34.7 24L33.4 31.5Q32 33 30.6 31.5Z', c.pale),
  (c) => ellipse(41.5, 35.5, 7.5, 7.5, c.pale),
  (c) => path('M32 23.6L33.4 26.9L37 27.2L34.3 29.5L35.1 33L32 31.1L28.9 33L29.7 29.5L27 27.2L30.6 26.9Z', c.pale),
  (c) => path('M12.5 36L20 38L12.8 41ZM51.5 36L44 38L51.2 41Z', c.shade),
];

/** Only where the top asks for it. */
const EXTRAS = {
  headband: (c) => path('M12 30Q32 18 52 30L51.5 25Q32 12 12.5 25Z', c.accent),
  gem: (c) => path('M32 19L36 24.5L32 30L28 24.5Z', c.accent),
};

const HEADS = [
  [20, 18, 39],
  [22, 17, 40],
  [19, 19, 39],
  [21, 18.5, 39.5],
];

const MUZZLES = [() => '', (c) => ellipse(32, 46, 9, 6.5, c.pale), (c) => ellipse(32, 47, 13, 8, c.pale)];

const BEAK = hex(38, 90, 58);

/** What a mouth consists of besides its stroke (a nose, a beak, a tooth), and the stroke. */
const MOUTHS = [
  (c) => [ellipse(32, 43, 2, 1.4, c.ink), 'M28 46Q32 49.5 36 46'],
  (c) => [ellipse(32, 42.6, 2.2, 1.6, c.ink), 'M27 45.5Q29.5 48.5 32 45.5Q34.5 48.5 37 45.5'],
  () => [path('M27.5 43.5Q32 40 36.5 43.5Q34 49 32 49Q30 49 27.5 43.5Z', BEAK), 'M28.5 44.5Q32 46 35.5 44.5'],
  () => ['', 'M26.5 45Q32 50.5 37.5 45'],
  (c) => [path('M34 47L36 46.6L35.6 49.6Z', '#fff') + ellipse(32, 43, 1.8, 1.3, c.ink), 'M27.5 46.5Q32 49 37 46'],
];

/**
 * Distance of the eyes from the middle, their size, and their height.
 * @param {Sitter} sitter
 */
function eyesOf({ name, family, previousEvolutions }) {
  return {
    apart: 8.5 + pick(family, 'apart', 3),
    size: 4.3 - 0.45 * previousEvolutions + pick(name, 'eye', 3) * 0.2,
    at: 36 + pick(name, 'at', 2),
  };
}

/**
 * @param {Sitter} sitter
 * @param {'portrait' | 'happy'} mood
 * @returns {string} a whole SVG
 */
export function drawFace(sitter, mood) {
  const { name, family, previousEvolutions, type } = sitter;
  const c = coloursOf(sitter);
  const tops = TYPES[type][3];
  const top = tops[pick(family, 'top', tops.length)];
  const up = Math.min(4, previousEvolutions * 2);
  const [rx, ry, cy] = HEADS[pick(family, 'head', HEADS.length)];
  const eyes = eyesOf(sitter);
  const [left, right] = [32 - eyes.apart, 32 + eyes.apart];
  const [shapes, mouth] = MOUTHS[pick(family, 'mouth', MOUTHS.length)](c);
  const round = (n) => Math.round(n * 10) / 10;

  const open = (x) =>
    ellipse(x, eyes.at, round(eyes.size * 0.86), round(eyes.size), c.ink) +
    ellipse(round(x + 1.2), round(eyes.at - 1.5), 1.3, 1.3, '#fff');
  const closed = (x) => `M${x - 4} ${eyes.at + 1}Q${x} ${eyes.at - 5} ${x + 4} ${eyes.at + 1}`;
  const cheek = (x) => ellipse(x, 43, mood === 'happy' ? 4 : 2.8, mood === 'happy' ? 2.8 : 2, c.blush);

  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">',
    `<path d="M0 0H64V64H0Z" fill="${c.ground}"/>`,
    ellipse(32, 66, 17, 12, c.shade),
    TOPS[top](c, up),
    ellipse(32, cy, rx, ry, c.fur),
    MARKS[pick(name, 'mark', MARKS.length)](c),
    EXTRAS[top]?.(c) ?? '',
    MUZZLES[pick(family, 'muzzle', MUZZLES.length)](c),
    cheek(32 - rx + 5),
    cheek(32 + rx - 5),
    mood === 'happy' ? '' : open(left) + open(right),
    shapes,
    `<g fill="none" stroke="${c.ink}" stroke-linecap="round">`,
    mood === 'happy' ? line(closed(left) + closed(right), 2.2) : '',
    line(mouth, 1.6),
    '</g></svg>',
  ].join('');
}

/** Who has not chosen one: a sleeping moon with a cap. */
export function drawDefault() {
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">',
    '<path d="M0 0H64V64H0Z" fill="#2b3050"/>',
    ellipse(31, 37, 20, 19, '#f3e3b3'),
    path('M10 33C9 14 24 8 37 11C49 14 55 23 57 32L51 33Q31 21 10 33Z', '#7f8be0'),
    path('M9.5 35Q31 19 52.5 35L51.5 29.5Q31 14.5 10.5 29.5Z', '#a9b2f0'),
    ellipse(56, 33, 4, 4, '#fff'),
    ellipse(18, 45, 3.4, 2.3, '#f0a3a0'),
    ellipse(44, 45, 3.4, 2.3, '#f0a3a0'),
    '<path d="M18 38Q22 42 26 38M36 38Q40 42 44 38M28 46Q31 48.5 34 46" fill="none" stroke="#3a3550" stroke-width="2" stroke-linecap="round"/>',
    '</svg>',
  ].join('');
}
