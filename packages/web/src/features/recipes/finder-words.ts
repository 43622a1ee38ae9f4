// What came of a search, in a sentence.
import type { FinderAnswer, FinderQuestion } from '../../sim/finder-data.ts';

export function resultWords(answer: FinderAnswer, { given, box }: FinderQuestion): string {
  const { size, teams, exhaustive, missing, refusal } = answer;
  if (refusal !== undefined) return `${refusal} Please take one of them out.`;
  if (size === null) {
    const lacking = missing.map(({ name }) => name).join(', ');
    if (box?.length === 0) return 'Nobody is in your Pokébox and your teams yet, so there is nobody to choose from.';
    const from = box ? 'of your Pokébox and your teams ' : '';
    return `No team of five ${from}brings all of it to every meal. Still missing: ${lacking}.`;
  }
  if (missing.length === 0) return 'Those you have already bring everything: nobody else is needed.';
  const added = size - given.length;
  const more = given.length > 0 ? ' more' : '';
  const subject = added === 1 ? `One${more} is` : `${added}${more} are`;
  const how = exhaustive
    ? teams.length === 1
      ? 'There is one way.'
      : `There are ${teams.length} ways, the ones with the least left over first.`
    : `Here are ${teams.length} of many ways, the ones with the least left over first.`;
  return `${subject} enough. ${how}`;
}
