// What a format can't hold, as codes: the catalogue of the texts has a sentence for each.

type LostField =
  | 'nickname'
  | 'shiny'
  | 'gender'
  | 'ribbon'
  | 'mint'
  | 'chosenSkill'
  | 'favourites'
  | 'tags'
  | 'notes'
  | 'teams';

type WrittenChange =
  | 'skillLevelRaised'
  | 'sizesOmitted'
  | 'natureByEffect'
  | 'subskillSlots'
  | 'replacesBox'
  | 'fiveSubskills';

export interface Losses {
  /** Fields without a place in the format. */
  readonly fields: readonly LostField[];
  /** What is written differently. */
  readonly changes: readonly WrittenChange[];
}

export const losing = (fields: Losses['fields'], changes: Losses['changes'] = []): Losses => ({ fields, changes });
