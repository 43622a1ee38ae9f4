// Parses a creature typed in one line, such as "50 adamant bfs hb@50 skill 6 AAB".
import {
  type Creature,
  clampSkillLevel,
  type Game,
  type Gender,
  type IngredientSet,
  ingredientChoices,
  MAX_LEVEL,
  MIN_LEVEL,
  namesOf,
  type Species,
  type Subskill,
  withChosenSkill,
  withMint,
} from '@oversleep/game';
import { messages } from '../../../messages/messages.ts';
import { nameOf } from '../../../messages/names.ts';
import { fold } from '../../../parts/species-search.ts';
import { hasGender, INGREDIENT_PLACES, withIngredient } from './draft.ts';
import { withSlot } from './subskill-choice.ts';

const t = messages('creature');

interface KnownWord {
  readonly text: string;
  readonly apply: (draft: Creature) => Creature;
}

export interface QuickEntry {
  readonly understood: readonly KnownWord[];
  /** Words that mean nothing here, as they were typed. */
  readonly unknown: readonly string[];
}

/** Longest name in words. */
const MOST_WORDS = 4;

export function readEntry(game: Game, species: Species | undefined, line: string): QuickEntry {
  const words = line.split(/[\s,;]+/).filter((word) => word !== '');
  const understood: KnownWord[] = [];
  const unknown: string[] = [];
  for (let at = 0; at < words.length; ) {
    const found = longest(game, species, words, at);
    if (found) understood.push(found.meaning);
    else unknown.push(words[at] ?? '');
    at += found?.words ?? 1;
  }
  return { understood, unknown };
}

export const applyEntry = ({ understood }: QuickEntry, draft: Creature): Creature =>
  understood.reduce((changed, { apply }) => apply(changed), draft);

/** The draft after the line is applied, and the words that were not understood. */
export function takeEntry(
  game: Game,
  draft: Creature,
  line: string,
): { readonly draft: Creature; readonly rest: string } {
  const entry = readEntry(game, game.species.find(draft.pokemon), line);
  return { draft: applyEntry(entry, draft), rest: entry.unknown.join(' ') };
}

/** "Helping Speed M" before "Helping". */
function longest(game: Game, species: Species | undefined, words: readonly string[], at: number) {
  for (let count = Math.min(MOST_WORDS, words.length - at); count > 0; count--) {
    const meaning = meaningOf(game, species, words.slice(at, at + count).join(' '));
    if (meaning) return { meaning, words: count };
  }
  return undefined;
}

function meaningOf(game: Game, species: Species | undefined, phrase: string): KnownWord | undefined {
  return (
    levelIn(phrase) ??
    ribbonIn(game, phrase) ??
    subskillIn(game, phrase) ??
    mintIn(phrase) ??
    natureIn(game, phrase) ??
    (species
      ? (skillLevelIn(species, phrase) ??
        chosenSkillIn(game, species, phrase) ??
        lookIn(species, phrase) ??
        ingredientsIn(species, phrase))
      : undefined)
  );
}

// ── Numbers ──────────────────────────────────────────────────────────────────────────────────────────────────────────

function levelIn(phrase: string): KnownWord | undefined {
  const level = Number(/^(?:lv\.?|level|l)? ?(\d{1,3})$/i.exec(phrase)?.[1] ?? Number.NaN);
  if (!(level >= MIN_LEVEL && level <= MAX_LEVEL)) return undefined;
  return { text: t('level.of', { level }), apply: (draft) => ({ ...draft, level }) };
}

function skillLevelIn({ skill }: Species, phrase: string): KnownWord | undefined {
  const typed = Number(/^(?:main skill|skill level|skill|sl|ms) ?(\d{1,2})$/i.exec(phrase)?.[1] ?? Number.NaN);
  if (!(typed >= 1)) return undefined;
  const skillLevel = clampSkillLevel(skill, typed);
  return { text: t('entry.skillLevel', { level: skillLevel }), apply: (draft) => ({ ...draft, skillLevel }) };
}

const HOURS = '(?:h|hrs?|hours?)';
const STEP = /^(?:ribbon|r) ?(\d)$/i;
const WITH_WORD = new RegExp(`^(?:ribbon|r) ?(?:of )?(\\d{3,4})(?: ?${HOURS})?$`, 'i');
const WITH_UNIT = new RegExp(`^(\\d{3,4}) ?${HOURS}(?: ribbon)?$`, 'i');

/** By its step or by its hours; a bare number is a level, so hours need the word or the unit. */
function ribbonIn(game: Game, phrase: string): KnownWord | undefined {
  const step = STEP.exec(phrase)?.[1];
  const hours = (WITH_WORD.exec(phrase) ?? WITH_UNIT.exec(phrase))?.[1];
  const ribbon = game.ribbons.find((each) =>
    step === undefined ? hours === String(each.hours) : step === String(each.level),
  )?.level;
  if (ribbon === undefined) return undefined;
  const text = ribbon === 0 ? t('ribbon.none') : t('ribbon.of', { hours: game.ribbons[ribbon]?.hours ?? 0 });
  return { text, apply: (draft) => ({ ...draft, ribbon }) };
}

// ── Names ────────────────────────────────────────────────────────────────────────────────────────────────────────────

const LEAST_LETTERS = 3;

function natureIn({ natures }: Game, phrase: string): KnownWord | undefined {
  const wanted = fold(phrase);
  const named = natures.rows.filter(({ key, name }) =>
    [name, ...namesOf('natures', key)].some((known) => fold(known) === wanted),
  );
  const begun = wanted.length < LEAST_LETTERS ? [] : natures.rows.filter(({ name }) => fold(name).startsWith(wanted));
  const [nature, ...others] = named.length > 0 ? named : begun;
  if (!nature || others.length > 0) return undefined;
  return { text: nameOf('natures', nature), apply: (draft) => ({ ...draft, nature: nature.name }) };
}

function mintIn(phrase: string): KnownWord | undefined {
  if (/^(?:no mint|unminted)$/i.test(phrase))
    return { text: t('entry.noMint'), apply: (draft) => withMint(draft, false) };
  if (!/^(?:white ?)?mint(?:ed)?$/i.test(phrase)) return undefined;
  return { text: t('nature.mint'), apply: (draft) => withMint(draft, true) };
}

/** With "@25" it goes to the slot of that level, otherwise to the lowest free one. */
function subskillIn(game: Game, phrase: string): KnownWord | undefined {
  const [typed = '', at] = phrase.split('@').map((part) => part.trim());
  const subskill = game.subskills.rows.find((row) => namesOfSubskill(row).includes(squeezed(typed)));
  if (!subskill) return undefined;
  const { subskillUnlockLevels } = game.rules;
  const slot = at === undefined ? undefined : subskillUnlockLevels.indexOf(Number(at));
  if (slot === -1) return undefined;
  const text =
    slot === undefined
      ? nameOf('subskills', subskill)
      : t('entry.subskillAt', { subskill: nameOf('subskills', subskill), level: Number(at) });
  return { text, apply: (draft) => withSubskill(draft, subskill.name, slot) };
}

function withSubskill(draft: Creature, name: string, wanted: number | undefined): Creature {
  const present = draft.subskills.indexOf(name);
  if (present >= 0 && (wanted === undefined || wanted === present)) return draft;
  const rest = present < 0 ? draft.subskills : withSlot(draft.subskills, present, null);
  const slot = wanted ?? rest.indexOf(null);
  return slot < 0 ? draft : { ...draft, subskills: withSlot(rest, slot, name) };
}

const squeezed = (text: string): string => fold(text).replaceAll(' ', '');

/** Whole, short, and by initials: "Helping Speed M", "Help M", "hsm"; "Inventory Up L" is also "Inventory L". */
function namesOfSubskill({ key, name, shortName }: Subskill): readonly string[] {
  const initials = (text: string) =>
    fold(text)
      .split(' ')
      .map((word) => word.charAt(0))
      .join('');
  return [squeezed(name), squeezed(shortName), squeezed(key), initials(name), initials(key.replaceAll('_', ' '))];
}

// ── What depends on the species ──────────────────────────────────────────────────────────────────────────────────────

function chosenSkillIn({ skills }: Game, { skill }: Species, phrase: string): KnownWord | undefined {
  const wanted = fold(phrase);
  const chosen = skill.choosable?.map(skills.get).find(({ name }) => fold(name) === wanted);
  return (
    chosen && {
      text: t('entry.chosenSkill', { skill: nameOf('skills', skill), chosen: nameOf('skills', chosen) }),
      apply: (draft) => withChosenSkill(draft, chosen.key),
    }
  );
}

const GENDERS: ReadonlyMap<string, Gender> = new Map([
  ['male', 'male'],
  ['♂', 'male'],
  ['female', 'female'],
  ['♀', 'female'],
]);

function lookIn(species: Species, phrase: string): KnownWord | undefined {
  const word = phrase.toLowerCase();
  if (word === 'shiny' && !species.shinyLocked) {
    return { text: t('identity.shiny'), apply: (draft) => ({ ...draft, shiny: true }) };
  }
  const gender = GENDERS.get(word);
  if (!gender || !hasGender(species) || species.genders[gender] <= 0) return undefined;
  return { text: t(`genders.${gender}`), apply: (draft) => ({ ...draft, gender }) };
}

/** As players write them: A is the first ingredient of all slots, B what comes new in the second, C in the third. */
function ingredientsIn(species: Species, phrase: string): KnownWord | undefined {
  if (!/^[abc]{3}$/i.test(phrase)) return undefined;
  const choices = ingredientChoices(species);
  const letters: IngredientSet['ingredient'][] = [];
  for (const sets of choices) {
    const fresh = sets.find(({ ingredient }) => !ingredient.placeholder && !letters.includes(ingredient));
    if (fresh) letters.push(fresh.ingredient);
  }
  const sets = INGREDIENT_PLACES.map((place) => {
    const wanted = letters['abc'.indexOf(phrase.charAt(place).toLowerCase())];
    return choices[place].find(({ ingredient }) => ingredient === wanted);
  });
  if (sets.includes(undefined)) return undefined;
  return {
    text: t('entry.ingredients', { letters: phrase.toUpperCase() }),
    apply: (draft) =>
      INGREDIENT_PLACES.reduce((changed, place) => {
        const set = sets[place];
        return set ? withIngredient(changed, place, set) : changed;
      }, draft),
  };
}
