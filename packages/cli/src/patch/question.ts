// A team as two editions can read it.
import { checkTeam, type PatchQuestion } from '@oversleep/engine';
import { type EditionId, gameOf, isObject } from '@oversleep/game';
import { Refusal, refusalOf, valueIn } from '../input/strict.ts';

/** A member that an edition does not know. */
export interface Stranger {
  readonly pokemon: string;
  readonly edition: EditionId;
}

/** The team as both editions can read it; what the engine would adapt is refused, as with simulate. */
export function questionIn(
  from: EditionId,
  to: EditionId,
  input: unknown,
): { readonly question: PatchQuestion; readonly strangers: readonly Stranger[] } {
  const fields = isObject(input) ? input : {};
  const listed: readonly unknown[] = Array.isArray(fields.members) ? fields.members : [];
  const known = [gameOf(from), gameOf(to)];
  const strangers: Stranger[] = [];
  const members = listed.filter((member) => {
    const pokemon = isObject(member) && typeof member.pokemon === 'string' ? member.pokemon : undefined;
    const finds = known.filter((game) => pokemon !== undefined && game.species.find(pokemon));
    // A name that no edition knows is a slip, which the check below reports.
    const [home] = finds;
    if (pokemon === undefined || !home || finds.length === known.length) return true;
    const edition = home.edition === from ? to : from;
    strangers.push({ pokemon: home.species.get(pokemon).displayName, edition });
    return false;
  });
  if (strangers.length > 0 && members.length === 0) throw new Refusal(strangers.map(strangerWords).join('\n'));
  const team = isObject(input) && Array.isArray(fields.members) ? { ...input, members } : input;
  // Pot and recipe levels of the newer edition may be beyond the older one, where they count as its highest.
  const checked = valueIn(checkTeam(gameOf(from > to ? from : to), team));
  const { settings } = checked;
  for (const game of known)
    if (!game.islands.find(settings.island))
      throw refusalOf([
        { field: 'settings.island', message: `${settings.island} is not in the game of ${game.edition}` },
      ]);
  const potSize = isObject(fields.settings) && fields.settings.potSize !== undefined ? settings.potSize : undefined;
  return {
    question: { from, to, team: { members: checked.members, settings: { ...settings, potSize } } },
    strangers,
  };
}

export const strangerWords = ({ pokemon, edition }: Stranger): string =>
  `${pokemon} is not in the game of ${edition}, so that there is nothing to compare it with.`;
