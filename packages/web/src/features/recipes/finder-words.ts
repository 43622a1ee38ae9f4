// What came of a search, in a sentence.
import { gameOf } from '@oversleep/game';
import type { SolvedDish, SolveInput } from '@oversleep/questions';
import { listFormat } from '../../messages/formats.ts';
import { messages } from '../../messages/messages.ts';
import { refusedTeamText } from '../../parts/words/special-rule.ts';

const t = messages('recipes');

const listText = listFormat({ type: 'unit' });

export function resultWords(answer: SolvedDish, { edition, given, box }: SolveInput): string {
  const { size, teams, exhaustive, missing } = answer;
  const refusal = refusedTeamText(
    gameOf(edition),
    given.map(({ pokemon }) => pokemon),
  );
  if (refusal !== undefined) return t('finderResult.refused', { rule: refusal });
  if (size === null) {
    const lacking = listText(missing.map(({ name }) => name));
    if (box?.length === 0) return t('finderResult.emptyBox');
    return t(box ? 'finderResult.noneInBox' : 'finderResult.none', { missing: lacking });
  }
  if (missing.length === 0) return t('finderResult.enough');
  const values = {
    added: size - given.length,
    isMore: given.length > 0 ? 'yes' : 'other',
    count: teams.length,
  } as const;
  return t(exhaustive ? 'finderResult.all' : 'finderResult.some', values);
}
