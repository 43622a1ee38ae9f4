// Our own drawings of sleeping creatures, one head for each kind of family, for species without a sprite.
// Data only, because the build draws pictures of people's avatars from it too. All in a box of 64 × 64.

export interface Silhouette {
  /** Ears, horns, leaves: what is behind the head. */
  readonly behind: string;
  readonly head: string;
  /** Muzzle, beak, belly: what is before it, in a lighter tone. */
  readonly front: string;
}

const ROUND = 'M32 19 C43 19 51 27 51 38 C51 49 42 55 32 55 C22 55 13 49 13 38 C13 27 21 19 32 19 Z';
const MUZZLE = 'M32 42 C37 42 40 45 40 48 C40 51 36 53 32 53 C28 53 24 51 24 48 C24 45 27 42 32 42 Z';

/** The same on the other side. */
const both = (left: string, right: string) => `${left} ${right}`;

export const SILHOUETTES = {
  cat: { behind: both('M15 36 L12 11 L31 22 Z', 'M49 36 L52 11 L33 22 Z'), head: ROUND, front: MUZZLE },
  mouse: {
    behind: both('M13 9 a10 10 0 1 0 .1 0 Z', 'M51 9 a10 10 0 1 0 .1 0 Z'),
    head: ROUND,
    front: MUZZLE,
  },
  longEars: {
    behind: both('M20 30 C6 18 4 6 9 3 C18 5 26 14 28 23 Z', 'M44 30 C58 18 60 6 55 3 C46 5 38 14 36 23 Z'),
    head: ROUND,
    front: MUZZLE,
  },
  dog: {
    behind: both('M22 22 C8 16 2 30 7 46 C13 45 17 38 20 30 Z', 'M42 22 C56 16 62 30 57 46 C51 45 47 38 44 30 Z'),
    head: ROUND,
    front: 'M32 38 C39 38 43 43 43 48 C43 53 38 55 32 55 C26 55 21 53 21 48 C21 43 25 38 32 38 Z',
  },
  bear: {
    behind: both('M18 15 a7 7 0 1 0 .1 0 Z', 'M46 15 a7 7 0 1 0 .1 0 Z'),
    head: ROUND,
    front: 'M32 40 C38 40 42 44 42 48 C42 53 37 55 32 55 C27 55 22 53 22 48 C22 44 26 40 32 40 Z',
  },
  monkey: {
    behind: both('M11 30 a8 8 0 1 0 .1 0 Z', 'M53 30 a8 8 0 1 0 .1 0 Z'),
    head: 'M32 14 C44 16 50 26 50 38 C50 49 42 55 32 55 C22 55 14 49 14 38 C14 26 20 16 32 14 Z',
    front: 'M32 30 C37 25 46 29 45 38 C44 48 39 53 32 53 C25 53 20 48 19 38 C18 29 27 25 32 30 Z',
  },
  lizard: {
    behind: both('M20 25 L10 17 L15 31 Z', 'M44 25 L54 17 L49 31 Z'),
    head: 'M32 17 C42 17 49 25 50 35 C56 42 50 55 32 55 C14 55 8 42 14 35 C15 25 22 17 32 17 Z',
    front: 'M14 45 C20 41 44 41 50 45 C48 52 40 55 32 55 C24 55 16 52 14 45 Z',
  },
  croc: {
    behind: both('M17 12 a7 7 0 1 0 .1 0 Z', 'M47 12 a7 7 0 1 0 .1 0 Z'),
    head: 'M32 17 C42 17 49 25 50 34 C58 40 55 55 32 55 C9 55 6 40 14 34 C15 25 22 17 32 17 Z',
    front: 'M11 46 L16 42 L21 47 L26 42 L32 47 L38 42 L43 47 L48 42 L53 46 C50 53 42 55 32 55 C22 55 14 53 11 46 Z',
  },
  turtle: {
    behind: 'M32 7 C52 7 60 24 60 40 L4 40 C4 24 12 7 32 7 Z',
    head: 'M32 23 C43 23 49 30 49 39 C49 49 42 55 32 55 C22 55 15 49 15 39 C15 30 21 23 32 23 Z',
    front: 'M19 46 C25 43 39 43 45 46 C42 52 38 55 32 55 C26 55 22 52 19 46 Z',
  },
  bird: {
    behind: 'M22 25 L17 7 L28 17 L32 3 L36 17 L47 7 L42 25 Z',
    head: ROUND,
    front: 'M32 40 L41 45 L32 53 L23 45 Z',
  },
  duck: {
    behind: 'M30 22 C20 14 24 3 34 5 C42 7 40 16 34 14 C36 18 38 20 40 22 Z',
    head: ROUND,
    front: 'M20 45 C24 40 40 40 44 45 C46 50 40 53 32 53 C24 53 18 50 20 45 Z',
  },
  serpent: {
    behind: 'M32 7 C56 7 61 32 50 48 L14 48 C3 32 8 7 32 7 Z',
    head: 'M32 18 C43 18 48 27 48 36 C48 46 41 54 32 57 C23 54 16 46 16 36 C16 27 21 18 32 18 Z',
    front: 'M31 52 H33 V57 L36 62 L32 59 L28 62 L31 57 Z',
  },
  bug: {
    behind: both('M26 22 L17 8 A4 4 0 1 0 13 11 L22 25 Z', 'M38 22 L47 8 A4 4 0 1 1 51 11 L42 25 Z'),
    head: ROUND,
    front: 'M23 47 C28 44 36 44 41 47 C40 52 36 54 32 54 C28 54 24 52 23 47 Z',
  },
  moth: {
    behind: both('M22 34 C4 8 0 24 6 38 C0 50 8 56 22 44 Z', 'M42 34 C60 8 64 24 58 38 C64 50 56 56 42 44 Z'),
    head: 'M32 19 C41 19 46 27 46 37 C46 48 40 55 32 55 C24 55 18 48 18 37 C18 27 23 19 32 19 Z',
    front: 'M26 47 C29 45 35 45 38 47 C37 51 35 53 32 53 C29 53 27 51 26 47 Z',
  },
  ghost: {
    behind: 'M22 20 C18 8 26 4 32 10 C38 4 46 8 42 20 Z',
    head: 'M12 38 C12 12 52 12 52 38 L52 58 L45 52 L38 58 L32 52 L26 58 L19 52 L12 58 Z',
    front: 'M27 46 C29 44 35 44 37 46 C37 50 35 52 32 52 C29 52 27 50 27 46 Z',
  },
  plant: {
    behind: 'M32 24 C14 22 9 11 13 3 C26 5 33 13 32 24 C31 13 38 5 51 3 C55 11 50 22 32 24 Z',
    head: ROUND,
    front: MUZZLE,
  },
  bulb: {
    behind: 'M32 4 C44 9 54 20 50 32 L14 32 C10 20 20 9 32 4 Z M32 4 L32 20 L30 20 Z',
    head: 'M32 25 C46 25 56 32 56 42 C56 51 46 56 32 56 C18 56 8 51 8 42 C8 32 18 25 32 25 Z',
    front: 'M16 49 C24 46 40 46 48 49 C44 54 38 56 32 56 C26 56 20 54 16 49 Z',
  },
  flame: {
    behind: 'M32 1 C36 10 50 13 49 30 L15 30 C14 18 24 18 26 9 C28 12 30 8 32 1 Z',
    head: ROUND,
    front: MUZZLE,
  },
  rock: {
    behind: both('M14 30 L4 34 L8 46 L16 42 Z', 'M50 30 L60 34 L56 46 L48 42 Z'),
    head: 'M19 23 L33 15 L47 22 L54 38 L45 54 L20 56 L10 40 Z',
    front: 'M24 48 L40 47 L43 53 L22 55 Z',
  },
  metal: {
    behind: both('M14 30 H2 V38 H9 V43 H2 V51 H14 Z', 'M50 30 H62 V38 H55 V43 H62 V51 H50 Z'),
    head: ROUND,
    front: 'M32 5 L36 12 L32 19 L28 12 Z',
  },
  dragon: {
    behind: both('M22 25 L9 3 L31 19 Z', 'M42 25 L55 3 L33 19 Z'),
    head: 'M32 18 C42 18 50 26 50 36 C53 46 46 56 32 56 C18 56 11 46 14 36 C14 26 22 18 32 18 Z',
    front: 'M19 45 C25 41 39 41 45 45 C45 52 39 56 32 56 C25 56 19 52 19 45 Z',
  },
  fairy: {
    behind: both('M17 30 L7 12 L29 20 Z', 'M47 30 L57 12 L35 20 Z'),
    head: ROUND,
    front: 'M32 20 C37 20 40 24 37 28 C35 31 30 30 31 26 C29 31 34 35 38 32 C34 38 25 34 27 26 C28 22 30 20 32 20 Z',
  },
  hood: {
    behind: 'M32 3 C50 8 58 30 54 54 L10 54 C6 30 14 8 32 3 Z',
    head: 'M32 22 C42 22 48 29 48 38 C48 48 41 55 32 55 C23 55 16 48 16 38 C16 29 22 22 32 22 Z',
    front: 'M28 47 C30 46 34 46 36 47 C36 50 34 51 32 51 C30 51 28 50 28 47 Z',
  },
  seal: {
    behind: both('M14 46 C4 46 2 54 8 58 L20 55 Z', 'M50 46 C60 46 62 54 56 58 L44 55 Z'),
    head: ROUND,
    front: both('M26 42 a6 6 0 1 0 .1 0 Z', 'M38 42 a6 6 0 1 0 .1 0 Z'),
  },
  whale: {
    behind: 'M30 18 C28 10 18 12 17 4 C25 1 31 5 32 11 C33 5 39 1 47 4 C46 12 36 10 34 18 Z',
    head: 'M32 16 C48 16 60 25 60 38 C60 50 48 56 32 56 C16 56 4 50 4 38 C4 25 16 16 32 16 Z',
    front: 'M7 44 C20 48 44 48 57 44 C52 53 43 56 32 56 C21 56 12 53 7 44 Z',
  },
  gills: {
    behind: both('M14 34 L1 24 L6 34 L0 40 L7 43 L4 51 L16 46 Z', 'M50 34 L63 24 L58 34 L64 40 L57 43 L60 51 L48 46 Z'),
    head: 'M32 18 C46 18 55 26 55 38 C55 50 45 55 32 55 C19 55 9 50 9 38 C9 26 18 18 32 18 Z',
    front: 'M22 47 C28 44 36 44 42 47 C40 51 36 53 32 53 C28 53 24 51 22 47 Z',
  },
  smith: {
    behind: 'M40 6 L58 2 L63 18 L45 22 Z M48 18 L53 17 L60 54 L55 55 Z',
    head: 'M30 19 C41 19 48 27 48 38 C48 49 40 55 30 55 C20 55 12 49 12 38 C12 27 19 19 30 19 Z',
    front: 'M22 20 C26 12 34 12 38 20 C36 25 24 25 22 20 Z',
  },
  pumpkin: {
    behind: 'M30 18 L27 5 L36 3 L35 18 Z',
    head: 'M24 19 C28 16 36 16 40 19 C52 18 58 28 56 39 C54 50 48 56 41 55 C36 57 28 57 23 55 C16 56 10 50 8 39 C6 28 12 18 24 19 Z',
    front: 'M26 47 L29 45 L32 48 L35 45 L38 47 C37 51 35 53 32 53 C29 53 27 51 26 47 Z',
  },
  blob: {
    behind: 'M32 8 C36 12 36 18 32 22 C28 18 28 12 32 8 Z',
    head: 'M32 17 C44 17 49 30 54 44 C57 53 50 56 42 54 C36 57 28 57 22 54 C14 56 7 53 10 44 C15 30 20 17 32 17 Z',
    front: 'M26 46 C29 44 35 44 38 46 C37 50 35 52 32 52 C29 52 27 50 26 46 Z',
  },
} satisfies Readonly<Record<string, Silhouette>>;

export type SilhouetteName = keyof typeof SILHOUETTES;

const FAMILIES: Readonly<Record<SilhouetteName, string>> = {
  cat: 'MEOWTH SPRIGATITO SHINX SNEASEL MEWTWO',
  mouse: 'RATTATA PICHU PLUSLE MINUN DEDENNE TOGEDEMARU PAWMI SANDSHREW',
  longEars: 'EEVEE VULPIX VULPIX_ALOLAN IGGLYBUFF RIOLU',
  dog: 'GROWLITHE HOUNDOUR ABSOL RAIKOU ENTEI SUICUNE CUBONE KANGASKHAN',
  bear: 'STUFFUL SLAKOTH HAPPINY MUNNA MEW',
  monkey: 'MANKEY CHIMCHAR',
  lizard: 'CHARMANDER TREECKO CROAGUNK TOXEL SLOWPOKE',
  croc: 'TOTODILE FUECOCO TYRUNT',
  turtle: 'SQUIRTLE TURTWIG SHUCKLE DWEBBLE FOONGUS',
  bird: 'DODUO NATU MURKROW TORCHIC RUFFLET HAWLUCHA SWABLU',
  duck: 'PSYDUCK FARFETCHD QUAXLY DELIBIRD PIPLUP CRAMORANT',
  serpent: 'EKANS ONIX',
  bug: 'CATERPIE PINSIR HERACROSS GRUBBIN TRAPINCH',
  moth: 'CUTIEFLY NOIBAT',
  ghost: 'GASTLY SHUPPET MIMIKYU DARKRAI SPIRITOMB SABLEYE',
  plant: 'BELLSPROUT CHIKORITA SNOVER COMFEY',
  bulb: 'BULBASAUR',
  flame: 'CYNDAQUIL',
  rock: 'GEODUDE DIGLETT BONSLY LARVITAR',
  metal: 'MAGNEMITE ARON',
  dragon: 'DRATINI BAGON LATIAS LATIOS DRAMPA',
  fairy: 'CLEFFA TOGEPI MAREEP',
  hood: 'RALTS MIME_JR MAWILE CRESSELIA',
  seal: 'SPHEAL',
  whale: 'CETODDLE',
  gills: 'WOOPER WOOPER_PALDEAN MUDKIP',
  smith: 'TINKATINK',
  pumpkin: 'PUMPKABOO',
  blob: 'DITTO GULPIN WYNAUT DRIFLOON',
};

const BY_FAMILY = new Map(
  Object.entries(FAMILIES).flatMap(([name, families]) => families.split(' ').map((family) => [family, name] as const)),
);

const isName = (name: string): name is SilhouetteName => Object.hasOwn(SILHOUETTES, name);

/** Families of festive and sized forms are called after the form; what is before it is drawn. */
export function silhouetteNameOf(family: string): SilhouetteName {
  const name = BY_FAMILY.get(family) ?? BY_FAMILY.get(family.split('_')[0] ?? '') ?? BY_FAMILY.get(LATER[family] ?? '');
  return name !== undefined && isName(name) ? name : 'blob';
}

// Forms of a later stage, whose family has the name of the first.
const LATER: Readonly<Record<string, string>> = {
  PIKACHU_CAPTAIN: 'PICHU',
  PIKACHU_HALLOWEEN: 'PICHU',
  PIKACHU_HOLIDAY: 'PICHU',
};

/** Sleeping, or awake with joy. */
export const EYES = {
  asleep: 'M20 37 Q24 41 28 37 M36 37 Q40 41 44 37',
  happy: 'M20 39 Q24 34 28 39 M36 39 Q40 34 44 39',
} as const;

export const CHEEKS = ['19 44', '45 44'] as const;
/** How large a cheek is. */
export const CHEEK = { asleep: { rx: 3, ry: 2 }, happy: { rx: 4.5, ry: 3 } } as const;

/** A little star with four points around a place. */
export function sparkle(x: number, y: number, size: number): string {
  const near = Math.round(size * 0.22 * 10) / 10;
  const far = size - near;
  return `M${x} ${y - size}l${near} ${far} ${far} ${near}-${far} ${near}-${near} ${far}-${near}-${far}-${far}-${near} ${far}-${near}Z`;
}

export const SPARKLES = [sparkle(12, 15, 6), sparkle(52, 13, 5), sparkle(55, 44, 4)].join('');
