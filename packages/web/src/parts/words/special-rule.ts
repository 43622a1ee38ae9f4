// The game's rule about special Pokémon in a team, in words.
import { type Game, refusedTogether } from '@oversleep/game';
import { listFormat } from '../../messages/formats.ts';
import { messages } from '../../messages/messages.ts';
import { nameOf } from '../../messages/names.ts';

const t = messages('parts');
const listText = listFormat();
const pairsText = listFormat({ type: 'unit' });

type WithRules = Pick<Game, 'rules'>;

const namesText = (names: readonly string[]): string => listText(names.map((name) => nameOf('species', name)));

export function specialRuleText(game: WithRules): string {
  const { together } = game.rules.special;
  if (together.length === 0) return t('specialRule.text');
  return t('specialRule.withPairs', { pairs: pairsText(together.map((names) => namesText(names))) });
}

/** Which rule a team of these species breaks; undefined if the game allows it. */
export function refusedTeamText(game: WithRules, species: readonly string[]): string | undefined {
  const refused = refusedTogether(game, species);
  if (refused.length === 0) return undefined;
  return t('specialRule.refused', { rule: specialRuleText(game), names: namesText(refused) });
}
