// The face of a species in layers from back to front: the head of its family, and its own features, so that stages, forms and
// neighbours are distinct at a glance. Data only: the page, the build (avatars) and exported pictures each paint it in their way.
import type { ElementType, Species } from '@oversleep/game';
import { SILHOUETTES, silhouetteNameOf } from './silhouettes.ts';

/** `accent` is the second colour of the species; the others follow from the colour of its berry's type. */
export type Tone = 'fur' | 'shade' | 'pale' | 'accent';

export interface FaceLayer {
  readonly d: string;
  readonly tone: Tone;
  /** With a dark edge. */
  readonly edged?: boolean;
  /** The inside of ears: the same shape, smaller and nearer to the middle of the head. */
  readonly inside?: boolean;
}

/** What puts an inside into its place. */
export const INSIDE = { scale: 0.78, x: 7, y: 7.5 } as const;
export const INSIDE_TRANSFORM = `translate(${INSIDE.x} ${INSIDE.y}) scale(${INSIDE.scale})`;

export interface SpeciesFace {
  readonly layers: readonly FaceLayer[];
  /** The type whose colour is the second one. */
  readonly accent: ElementType;
}

type FaceSpecies = Pick<Species, 'name' | 'family' | 'previousEvolutions'> & {
  readonly berry: Pick<Species['berry'], 'type'>;
};

/** Drawn on the head, below the eyes. */
const MARKS = {
  blaze: 'M28.5 22Q32 19.5 35.5 22L33.6 34Q32 36 30.4 34Z',
  leaf: 'M32 20C38.5 24 37.5 31 32 34C26.5 31 25.5 24 32 20Z',
  drop: 'M32 20C35.5 24.5 37 27 37 29.2A5 5 0 0 1 27 29.2C27 27 28.5 24.5 32 20Z',
  star: 'M32 20.5L34.2 25.2L39.4 25.8L35.5 29.3L36.6 34.4L32 31.8L27.4 34.4L28.5 29.3L24.6 25.8L29.8 25.2Z',
  gem: 'M32 20.5L37 27.5L32 34.5L27 27.5Z',
  patch: 'M40 30.5a7.5 7.5 0 1 0 .1 0Z',
  patches: 'M24 31a7 7 0 1 0 .1 0ZM40 31a7 7 0 1 0 .1 0Z',
  half: 'M32 19.5C21.5 19.5 14 27 14 38C14 48 22.5 54.5 32 54.5Q36 46 32 37Q28 28 32 19.5Z',
  mask: 'M15.5 36Q22 28.5 32 33Q42 28.5 48.5 36Q45 45 38.5 43.5Q34 42 32 38.5Q30 42 25.5 43.5Q19 45 15.5 36Z',
  cap: 'M16 32C18 23.5 24.5 20 32 20C39.5 20 46 23.5 48 32Q41.5 26.5 37 30.5Q34.5 26.5 32 31.5Q29.5 26.5 27 30.5Q22.5 26.5 16 32Z',
  stripes: 'M14.5 39L22 41L15 44.5ZM49.5 39L42 41L49 44.5ZM30.2 21.5H33.8L32 30Z',
  freckles:
    'M27 24.5a1.9 1.9 0 1 0 .1 0ZM32 21.5a1.9 1.9 0 1 0 .1 0ZM37 24.5a1.9 1.9 0 1 0 .1 0ZM32 27.5a1.9 1.9 0 1 0 .1 0Z',
} as const;
type Mark = keyof typeof MARKS;

/** On top of the head. */
const CRESTS = {
  none: '',
  tuft: 'M25.5 23Q25 14 32 9Q30.5 15 35.5 13.5Q34.5 18.5 39 23Q32 19 25.5 23Z',
  leaf: 'M32 22C29 16 23 13.5 17.5 13C19.5 20 25.5 22.5 32 22C34.5 15 40 11 46.5 10C45.5 18 40 22.5 32 22Z',
  flame:
    'M25 24C22.5 16.5 28 15 27.5 7C33.5 9.5 34 13 34.2 14.5C36.5 13.5 37 11.5 37 9.5C42 14 42 20 39.5 24Q32 19.5 25 24Z',
  spikes: 'M21 25L22 14L28 20L32 9L36 20L42 14L43 25Q32 18 21 25Z',
  plume: 'M30 22C26 12 32 5 41 7C46 9 43.5 14.5 40 13C36 12 35.5 17 36.5 22Q33 20.5 30 22Z',
  bow: 'M32 17.5Q24.5 8.5 18 11Q17 20 21 23Q27.5 23 32 17.5Q36.5 23 43 23Q47 20 46 11Q39.5 8.5 32 17.5Z',
} as const;
type Crest = keyof typeof CRESTS;

/** Around the head of those who have come all the way. */
const RUFF = wreath(28, 22.5, 15);

/** Points and hollows around the middle of the head. */
function wreath(far: number, near: number, points: number): string {
  const corners = Array.from({ length: 2 * points }, (_, i) => {
    const radius = i % 2 === 0 ? far : near;
    const angle = (Math.PI * i) / points - Math.PI / 2;
    return `${Math.round((32 + radius * Math.cos(angle)) * 10) / 10} ${Math.round((37 + radius * Math.sin(angle)) * 10) / 10}`;
  });
  return `M${corners.join('L')}Z`;
}

interface Looks {
  readonly mark: Mark;
  readonly crest: Crest;
  readonly accent: ElementType;
}

/** Chosen by hand for species without a sprite. */
const CHOSEN: Readonly<Record<string, Looks>> = {
  WOOPER_PALDEAN: { mark: 'freckles', crest: 'none', accent: 'ground' },
  CLODSIRE: { mark: 'blaze', crest: 'spikes', accent: 'ground' },
  SPRIGATITO: { mark: 'leaf', crest: 'none', accent: 'bug' },
  FLORAGATO: { mark: 'patches', crest: 'leaf', accent: 'fairy' },
  MEOWSCARADA: { mark: 'mask', crest: 'plume', accent: 'grass' },
  FUECOCO: { mark: 'drop', crest: 'none', accent: 'electric' },
  CROCALOR: { mark: 'cap', crest: 'flame', accent: 'electric' },
  SKELEDIRGE: { mark: 'mask', crest: 'flame', accent: 'fire' },
  QUAXLY: { mark: 'cap', crest: 'none', accent: 'ice' },
  QUAXWELL: { mark: 'blaze', crest: 'plume', accent: 'ice' },
  QUAQUAVAL: { mark: 'patches', crest: 'plume', accent: 'water' },
  PAWMI: { mark: 'stripes', crest: 'none', accent: 'fire' },
  PAWMO: { mark: 'blaze', crest: 'tuft', accent: 'fire' },
  PAWMOT: { mark: 'mask', crest: 'spikes', accent: 'fire' },
  TINKATINK: { mark: 'freckles', crest: 'none', accent: 'steel' },
  TINKATUFF: { mark: 'gem', crest: 'bow', accent: 'steel' },
  TINKATON: { mark: 'cap', crest: 'bow', accent: 'psychic' },
  CETODDLE: { mark: 'star', crest: 'none', accent: 'fairy' },
  CETITAN: { mark: 'stripes', crest: 'spikes', accent: 'flying' },
};

const MARK_NAMES: readonly Mark[] = [
  'blaze',
  'patch',
  'star',
  'cap',
  'drop',
  'stripes',
  'patches',
  'leaf',
  'gem',
  'mask',
  'freckles',
  'half',
];
const CREST_NAMES: readonly Crest[] = ['tuft', 'leaf', 'flame', 'spikes', 'plume', 'bow'];
const ACCENTS: readonly ElementType[] = [
  'electric',
  'fairy',
  'ice',
  'grass',
  'fire',
  'flying',
  'bug',
  'psychic',
  'ground',
  'steel',
];

/** Always the same for a text; different texts differ in all bits. */
function numberOf(text: string): number {
  let hash = 2166136261;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
  hash = Math.imul(hash ^ (hash >>> 15), 2246822519);
  return (hash ^ (hash >>> 13)) >>> 0;
}

const taken = <T>(choices: readonly T[], number: number): T => {
  const choice = choices[number % choices.length];
  if (choice === undefined) throw new Error('Nothing to choose from');
  return choice;
};

/** Stages of a family take one mark after the other, so no two are the same. */
function looksOf({ name, family, previousEvolutions, berry }: FaceSpecies): Looks {
  const own = numberOf(name);
  return (
    CHOSEN[name] ?? {
      mark: taken(MARK_NAMES, numberOf(family) + previousEvolutions * 5 + (own % 3) * 3),
      crest: previousEvolutions === 0 ? 'none' : taken(CREST_NAMES, own >>> 8),
      accent: taken(
        ACCENTS.filter((accent) => accent !== berry.type),
        own >>> 16,
      ),
    }
  );
}

/** Heads whose ears have an inside. */
const EARED: ReadonlySet<string> = new Set([
  'cat',
  'mouse',
  'longEars',
  'bear',
  'monkey',
  'fairy',
  'dragon',
  'lizard',
  'croc',
]);

export function faceOf(species: FaceSpecies): SpeciesFace {
  const head = silhouetteNameOf(species.family);
  const silhouette = SILHOUETTES[head];
  const { mark, crest, accent } = looksOf(species);
  return {
    accent,
    layers: [
      ...(species.previousEvolutions >= 2 ? [{ d: RUFF, tone: 'accent', edged: true } as const] : []),
      { d: silhouette.behind, tone: 'shade', edged: true },
      ...(EARED.has(head) ? [{ d: silhouette.behind, tone: 'pale', inside: true } as const] : []),
      { d: silhouette.head, tone: 'fur', edged: true },
      { d: MARKS[mark], tone: mark === 'half' ? 'shade' : 'accent' },
      { d: silhouette.front, tone: 'pale' },
      ...(crest === 'none' ? [] : [{ d: CRESTS[crest], tone: 'accent', edged: true } as const]),
    ],
  };
}
