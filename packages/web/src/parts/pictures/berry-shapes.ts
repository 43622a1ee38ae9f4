// Our own drawings of the 18 berries, each with a shape of its own, because colour alone says too little. In a box of 48 × 48.

export interface BerryShape {
  readonly body: string;
  /** Darker and lighter marks on it. */
  readonly dark?: string;
  readonly light?: string;
  readonly leaf: string;
}

const STALK = 'M23 13 C22 9 23 6 26 4 L28 6 C26 8 26 10 26 13 Z';
const TWO_LEAVES = 'M24 13 C18 14 12 11 11 6 C17 4 23 7 24 13 C25 7 31 4 37 6 C36 11 30 14 24 13 Z';
const CALYX = 'M24 8 L28 12 L36 10 L33 17 L24 15 L15 17 L12 10 L20 12 Z';

/** By name of the berry. */
export const BERRY_SHAPES: Readonly<Record<string, BerryShape>> = {
  // Round, with a flat top.
  ORAN: {
    body: 'M24 12 C35 11 42 18 42 27 C42 37 34 44 24 44 C14 44 6 37 6 27 C6 18 13 11 24 12 Z',
    light: 'M13 27 a2.2 2.2 0 1 0 .1 0 Z M22 34 a2.2 2.2 0 1 0 .1 0 Z M33 30 a2.2 2.2 0 1 0 .1 0 Z',
    leaf: 'M21 12 L22 6 L27 5 L27 12 Z',
  },
  // An egg with a feather.
  PAMTRE: {
    body: 'M24 12 C34 14 38 25 37 33 C36 41 30 45 24 45 C18 45 12 41 11 33 C10 25 14 14 24 12 Z',
    dark: 'M14 30 C20 34 28 34 34 30 L35 34 C28 38 20 38 13 34 Z',
    leaf: 'M24 13 C22 6 28 2 36 3 C35 9 31 13 24 13 Z',
  },
  // A peach, almost a heart.
  PECHA: {
    body: 'M24 15 C29 9 41 11 42 22 C42 33 33 40 24 45 C15 40 6 33 6 22 C7 11 19 9 24 15 Z',
    dark: 'M24 15 C27 22 27 30 24 36 C23 30 23 22 24 15 Z',
    leaf: 'M24 15 C20 10 22 5 27 3 C31 7 29 12 24 15 Z',
  },
  // A ball below two great leaves.
  LUM: {
    body: 'M24 14 C34 14 40 21 40 29 C40 38 33 44 24 44 C15 44 8 38 8 29 C8 21 14 14 24 14 Z',
    light: 'M17 22 C14 25 13 29 14 33 L17 32 C16 29 17 26 19 24 Z',
    leaf: 'M24 16 C15 19 6 15 4 8 C13 4 22 8 24 16 C26 8 35 4 44 8 C42 15 33 19 24 16 Z',
  },
  // A pillow with a bolt.
  GREPA: {
    body: 'M12 14 C20 17 28 17 36 14 C42 20 42 36 36 43 C28 40 20 40 12 43 C6 36 6 20 12 14 Z',
    dark: 'M26 19 L19 30 L23 30 L21 39 L30 27 L25 27 Z',
    leaf: STALK,
  },
  // A bramble of many drops.
  BLUK: {
    body: 'M16 14 a7 7 0 0 1 8 -1 a7 7 0 0 1 8 1 a7 7 0 0 1 6 9 a7 7 0 0 1 -1 10 a7 7 0 0 1 -7 8 a7 7 0 0 1 -12 0 a7 7 0 0 1 -7 -8 a7 7 0 0 1 -1 -10 a7 7 0 0 1 6 -9 Z',
    dark: 'M18 22 a4 4 0 1 0 .1 0 Z M30 22 a4 4 0 1 0 .1 0 Z M24 31 a4 4 0 1 0 .1 0 Z',
    leaf: CALYX,
  },
  // A crescent.
  MAGO: {
    body: 'M10 13 C26 6 42 18 40 33 C38 43 26 46 18 41 C27 38 30 30 26 24 C22 19 15 19 10 20 Z',
    light: 'M27 16 C34 20 37 27 35 34 C39 27 36 18 27 16 Z',
    leaf: 'M10 13 C5 11 4 6 7 3 C12 4 14 9 13 13 Z',
  },
  // An apple that ends in a flame.
  LEPPA: {
    body: 'M24 13 C34 9 43 16 41 27 C40 36 32 40 24 46 C16 40 8 36 7 27 C5 16 14 9 24 13 Z',
    light: 'M24 30 C28 33 28 38 24 42 C20 38 20 33 24 30 Z',
    leaf: STALK,
  },
  // Two cherries on one stalk.
  CHERI: {
    body: 'M14 24 a10 10 0 1 0 .1 0 Z M34 22 a10 10 0 1 0 .1 0 Z',
    light: 'M11 29 a3 3 0 1 0 .1 0 Z M31 27 a3 3 0 1 0 .1 0 Z',
    leaf: 'M13 25 C14 16 19 9 27 5 C36 4 38 9 36 12 C33 12 30 11 28 9 C31 13 34 18 35 23 L32 23 C31 17 28 12 25 9 C19 13 17 18 16 25 Z',
  },
  // Broad, with a crown.
  PERSIM: {
    body: 'M24 15 C36 13 44 20 44 28 C44 37 35 42 24 42 C13 42 4 37 4 28 C4 20 12 13 24 15 Z',
    dark: 'M24 42 C20 36 20 28 24 20 C28 28 28 36 24 42 Z',
    leaf: CALYX,
  },
  // A fig.
  FIGY: {
    body: 'M24 7 C27 15 39 20 39 31 C39 40 32 45 24 45 C16 45 9 40 9 31 C9 20 21 15 24 7 Z',
    dark: 'M17 44 C15 36 17 26 22 18 C20 28 20 36 21 45 Z M31 44 C33 36 31 26 26 18 C28 28 28 36 27 45 Z',
    leaf: 'M22 8 C20 5 21 3 24 2 L27 5 L26 9 Z',
  },
  // Spikes all round.
  DURIN: {
    body: 'M24 9 L28 14 L34 11 L35 18 L42 19 L39 25 L44 30 L38 33 L38 40 L31 39 L28 45 L24 40 L20 45 L17 39 L10 40 L10 33 L4 30 L9 25 L6 19 L13 18 L14 11 L20 14 Z',
    dark: 'M20 24 L24 20 L28 24 L24 28 Z M16 32 L19 29 L22 32 L19 35 Z M26 32 L29 29 L32 32 L29 35 Z',
    leaf: STALK,
  },
  // A pear with a waist.
  SITRUS: {
    body: 'M24 11 C31 11 33 16 32 20 C37 22 41 27 41 33 C41 41 33 45 24 45 C15 45 7 41 7 33 C7 27 11 22 16 20 C15 16 17 11 24 11 Z',
    light: 'M15 29 C12 32 12 36 14 39 L17 37 C16 35 16 33 18 31 Z',
    leaf: TWO_LEAVES,
  },
  // A bud with stripes.
  WIKI: {
    body: 'M24 10 C32 15 41 22 40 32 C39 41 32 45 24 45 C16 45 9 41 8 32 C7 22 16 15 24 10 Z',
    dark: 'M11 24 C18 29 30 29 37 24 L39 28 C30 34 18 34 9 28 Z M10 36 C18 40 30 40 38 36 L36 40 C29 43 19 43 12 40 Z',
    leaf: STALK,
  },
  // A chestnut in its cup.
  CHESTO: {
    body: 'M8 22 C8 20 40 20 40 22 C41 34 33 42 24 46 C15 42 7 34 8 22 Z',
    light: 'M14 26 C14 32 17 37 21 40 C17 35 16 30 17 26 Z',
    leaf: 'M24 7 L27 4 L29 9 C37 10 43 16 42 23 C30 26 18 26 6 23 C5 16 12 9 24 8 Z',
  },
  // A drop under a hood of leaves.
  RAWST: {
    body: 'M10 20 C16 14 32 14 38 20 C41 30 34 40 24 46 C14 40 7 30 10 20 Z',
    light: 'M19 28 L20.5 25 L22 28 Z M26 34 L27.5 31 L29 34 Z M29 26 L30.5 23 L32 26 Z M18 37 L19.5 34 L21 37 Z',
    leaf: 'M24 5 C27 10 34 9 41 16 L36 23 L30 19 L24 24 L18 19 L12 23 L7 16 C14 9 21 10 24 5 Z',
  },
  // A long capsule.
  BELUE: {
    body: 'M24 9 C32 9 34 16 34 24 L34 35 C34 42 30 46 24 46 C18 46 14 42 14 35 L14 24 C14 16 16 9 24 9 Z',
    dark: 'M14 26 H34 V30 H14 Z',
    light: 'M18 16 C17 19 17 22 17 24 H20 C20 21 20 18 21 15 Z',
    leaf: 'M20 10 C14 9 10 6 10 3 C16 1 22 4 24 9 C26 4 32 1 38 3 C38 6 34 9 28 10 Z',
  },
  // A cone of scales.
  YACHE: {
    body: 'M24 10 C34 12 42 18 43 24 C41 27 39 28 37 28 C37 34 35 36 31 36 C30 41 28 44 24 46 C20 44 18 41 17 36 C13 36 11 34 11 28 C9 28 7 27 5 24 C6 18 14 12 24 10 Z',
    dark: 'M11 28 C17 31 21 27 24 24 C27 27 31 31 37 28 C33 34 28 34 24 31 C20 34 15 34 11 28 Z',
    leaf: STALK,
  },
};
