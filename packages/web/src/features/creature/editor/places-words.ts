// Where a creature is used, in words; nothing when one place is all.

const list = new Intl.ListFormat('en', { type: 'conjunction' });

export function placesWords(teams: readonly string[], isCompared: boolean): string | undefined {
  const places = [...teams, ...(isCompared ? ['the comparison'] : [])];
  return places.length < 2 ? undefined : `It stands in ${list.format(places)}: a change counts in all of them.`;
}
