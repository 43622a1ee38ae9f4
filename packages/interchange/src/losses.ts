// What a format can't hold: as data, and in English for the command line and the HTTP interface.

const FIELDS = {
  nickname: 'nickname',
  shiny: 'Shiny',
  gender: 'gender',
  ribbon: 'Good-Night Ribbon',
  mint: 'White Mint',
  chosenSkill: "Mew's chosen skill",
  favourites: 'favorites',
  tags: 'tags',
  notes: 'notes',
  teams: 'teams',
} as const;

const CHANGES = {
  skillLevelRaised: 'A skill level below what unlocked Skill Level Up Sub Skills give is raised to that.',
  sizesOmitted: 'Pumpkaboo and Gourgeist are left out unless they are small.',
  natureByEffect: 'A Nature is replaced by one with the same effects on speed, ingredients and skills.',
  subskillSlots: 'Sub Skills lose their slots; those for Energy, EXP and Dream Shards are lost.',
  replacesBox: 'Importing it there replaces the whole box.',
  fiveSubskills: 'Pokémon without all five Sub Skills are written, but not taken over there.',
} as const;

export interface Losses {
  /** Fields without a place in the format. */
  readonly fields: readonly (keyof typeof FIELDS)[];
  /** What is written differently. */
  readonly changes: readonly (keyof typeof CHANGES)[];
}

/** The fields of a format's row: an English sentence for each loss, and the same as data. */
export const losing = (
  fields: Losses['fields'],
  changes: Losses['changes'] = [],
): { readonly loses: readonly string[]; readonly losses: Losses } => ({
  loses: [
    ...(fields.length > 0 ? [`Not included: ${fields.map((field) => FIELDS[field]).join(', ')}.`] : []),
    ...changes.map((change) => CHANGES[change]),
  ],
  losses: { fields, changes },
});
