// The game as data and pure formulas. All other packages build on these exports.
export * from './all-names.ts';
export * from './berries.ts';
export { daysLater } from './calendar.ts';
export { canonical } from './canonical.ts';
export { type ChangeFact, type ChangeValue, describeChange } from './change-facts.ts';
export { type ChangedTable, changesBetween, type EditionChange, gameWith } from './changes.ts';
export * from './creature.ts';
export {
  AS_WRITTEN,
  type ImportDoubt,
  MAX_FLAG,
  MAX_FLAGS,
  MAX_NOTE,
  MAX_RAW,
  MAX_TAG,
  MAX_TAGS,
  type Origin,
  type OriginFields,
  tidyOrigin,
  tidyTags,
} from './creature-notes.ts';
export * from './creature-shape.ts';
export * from './creature-shape.ts';
export * from './details.ts';
export {
  correctionsOf,
  DEFAULT_EDITION,
  EDITIONS,
  gameOf,
  isEdition,
  NEWEST_EDITION,
  sourceGameOf,
  UNNAMED_EDITION,
} from './edition.ts';
export * from './element-types.ts';
export * from './energy.ts';
export * from './event.ts';
export * from './events.ts';
export { type EvolutionStep, evolutionItem, evolutionSteps } from './evolution-steps.ts';
export * from './game-number.ts';
export * from './growth.ts';
export * from './growth-facts.ts';
export * from './ids.ts';
export * from './islands.ts';
export * from './keep.ts';
export * from './languages.ts';
export * from './large/names.ts';
export { firstLetters, isLongerThan, MOST_LETTERS, normalized } from './limited-text.ts';
export { type NapProblem, type NapTimes, napProblem } from './nap.ts';
export * from './nature.ts';
export * from './nickname.ts';
export { type NightcapNight, nightcapNight } from './nightcap.ts';
export * from './normal-swap-plan.ts';
export * from './numbers.ts';
export * from './open-facts.ts';
export * from './planned-swaps.ts';
export * from './player-week.ts';
export * from './policy.ts';
export * from './ranks.ts';
export * from './rating.ts';
export * from './read-event.ts';
export * from './reading.ts';
export * from './recipe-exp.ts';
export * from './recipes.ts';
export {
  goldSlotsOf,
  hasKnownIngredients,
  hasMedals,
  ingredientChances,
  oddsConfidence,
  takesInspirationSeeds,
} from './roll-odds.ts';
export * from './rolls.ts';
export type {
  CandySizes,
  Confidence,
  Correction,
  EvolutionRow,
  FactDoubt,
  GrowthFacts,
  Medal,
  NameSection,
} from './rows.ts';
export * from './search-shape.ts';
export * from './settings-shape.ts';
export { either } from './shape/either.ts';
export { about, optional, or, orNull, otherwise, prepare, refine, wordless } from './shape/modifiers.ts';
export * from './shape/shape.ts';
export { byKey, list, object, record } from './shape/structures.ts';
export {
  anyText,
  DATE_PATTERN,
  flag,
  keptText,
  named,
  number,
  oneOf,
  onlyTrue,
  requiredFlag,
  text,
} from './shape/values.ts';
export { activationsIn, type SkillActivations } from './skill-activations.ts';
export { type SkillText, skillText } from './skill-texts.ts';
export * from './skills.ts';
export * from './sleep-exp.ts';
export { type SlotWish, slotOdds } from './slot-odds.ts';
export * from './slots.ts';
export * from './stats.ts';
export * from './swap-plan-limits.ts';
export * from './swap-plan-members.ts';
export * from './swap-plan-shape.ts';
export * from './swaps.ts';
export * from './synced-settings.ts';
export { GAME_IDS } from './tables/game-ids.ts';
export { NIGHTCAP_LEVELS } from './tables/nightcap-levels.ts';
export * from './team.ts';
export * from './team-rules.ts';
export * from './team-shape.ts';
export * from './team-size.ts';
export { type NameProblem, tidyName } from './tidy-name.ts';
export * from './time.ts';
export { ASSISTANT, keyName, MAX_KEY_NAME, MAX_PLAYER_NAME, playerName } from './typed-name.ts';
export type * from './types.ts';
export * from './week-event.ts';
export { mergedRow } from './week-merge.ts';
export * from './week-question-shape.ts';
export * from './week-row.ts';
export * from './week-rows.ts';
export { atEndOf, atMoment, compareMoments, continuedFrom, eatenMeals, momentOf, movedDish } from './week-state.ts';
export * from './wish-odds.ts';
