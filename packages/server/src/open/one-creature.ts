// Reads one creature from a request: fields, a record of any tool, or a link. Links are parsed as text, never opened.
import type { BodyOf, routes } from '@oversleep/contract';
import { checkTeam } from '@oversleep/engine';
import { type Creature, canBeBuilt, type Game, ingredientChoices, type Problem, type Species } from '@oversleep/game';
import { type Note, readBox, toCreature } from '@oversleep/interchange';
import { noteText } from '@oversleep/texts';
import { sentence } from '../compute/question.ts';
import { codeIn, readCode } from './share-code.ts';

type CreatureBody = BodyOf<typeof routes.rate>;
type CreatureInput = NonNullable<CreatureBody['creature']>;

export type CreatureResult =
  | {
      readonly ok: true;
      readonly creature: Creature;
      readonly format: string;
      /** Its doubtful fields. */
      readonly flags: readonly string[];
      readonly notes: readonly string[];
    }
  | { readonly ok: false; readonly kind: 'wrong'; readonly problems: readonly Problem[] }
  | { readonly ok: false; readonly kind: 'unreadable'; readonly problems: readonly string[] }
  | { readonly ok: false; readonly kind: 'several'; readonly count: number };

const unreadable = (...problems: string[]): CreatureResult => ({ ok: false, kind: 'unreadable', problems });

export function oneCreature(game: Game, { creature, text, link }: CreatureBody): CreatureResult {
  if (creature !== undefined) return ofFields(game, creature);
  if (text !== undefined) return ofText(game, text);
  return ofLink(game, link ?? '');
}

const SETTINGS = { camp: false, bedtime: '21:30', wakeup: '06:00' };

/** Validates fields like those of a team member. */
function ofFields(game: Game, sent: CreatureInput): CreatureResult {
  const species = game.species.find(sent.pokemon);
  if (species === undefined) {
    const message = `Can't find Pokemon with name ${sent.pokemon}`;
    return { ok: false, kind: 'wrong', problems: [{ field: 'creature.pokemon', message }] };
  }
  const fields = { ...sent, ingredients: withAmounts(game, species, sent.ingredients) };
  const checked = checkTeam(game, { settings: SETTINGS, members: [fields] });
  const [member] = checked.ok ? checked.value.members : [];
  if (checked.ok && member)
    return {
      ok: true,
      creature: member.creature,
      format: 'creature',
      flags: [],
      notes: checked.notes.map(own).map(sentence),
    };
  return { ok: false, kind: 'wrong', problems: checked.ok ? [] : checked.problems.map(own) };
}

const own = (problem: Problem): Problem => ({
  ...problem,
  field: problem.field.replace(/^members\[0\]/, 'creature'),
});

/** Amounts of ingredients follow from the slots; missing slots are closed. */
function withAmounts(
  { rules, lockedIngredient, ingredients }: Game,
  species: Species,
  slots: CreatureInput['ingredients'],
) {
  const choices = ingredientChoices(species);
  const closed = rules.ingredientUnlockLevels
    .filter((level) => !slots.some((slot) => slot.level === level))
    .map((level) => ({ level, name: lockedIngredient.name, amount: 0 }));
  const filled = slots.map(({ level, name, amount }) => {
    const known = ingredients.find(name);
    const offered = choices[rules.ingredientUnlockLevels.indexOf(level)]?.find(
      ({ ingredient }) => ingredient === known,
    );
    return { level, name, amount: offered?.amount ?? amount ?? 0 };
  });
  return [...filled, ...closed];
}

function ofText(game: Game, text: string): CreatureResult {
  const { creatures, problems, format, remarks } = readBox(game, text);
  const say = (note: Note) => noteText(game, note);
  if (creatures.length > 1) return { ok: false, kind: 'several', count: creatures.length };
  const [read] = creatures;
  if (read === undefined) return unreadable(...problems.slice(0, 5).map(({ note }) => say(note)), NOTHING);
  const flags = read.doubts.map(say);
  if (!canBeBuilt(game, read.creature)) return unreadable(...flags, 'This edition does not know the Pokémon.');
  // Without its origin, which doesn't matter for a rating.
  const { origin: _, ...creature } = toCreature(game, read, { id: 'rated', format, at: '' });
  return { ok: true, creature, format, flags, notes: remarks.map(say) };
}

const NOTHING = 'There is no Pokémon in this text.';

/** Our own links; other addresses may be in the format of another tool. */
function ofLink(game: Game, link: string): CreatureResult {
  const code = codeIn(link);
  if (code === undefined) return ofText(game, link);
  const shared = readCode(game, code);
  if (shared === undefined) return unreadable('This link is damaged or too long.');
  const count = shared.kind === 'box' ? shared.count : shared.creatures.length;
  if (count > 1) return { ok: false, kind: 'several', count };
  const [creature] = shared.creatures;
  const notes = shared.notes.map((note) => noteText(game, note));
  if (creature === undefined || !canBeBuilt(game, creature))
    return unreadable(...notes, 'There is no Pokémon in this link that the edition knows.');
  return { ok: true, creature, format: 'link', flags: [], notes };
}
