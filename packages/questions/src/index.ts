// What can be asked of the simulation. How it is answered is in `steps.ts`, which hosts load.
export { AGAINST } from './against/shape.ts';
export { CHANGES } from './changes/shape.ts';
export { COOKABLE } from './cookable/shape.ts';
export { DAY } from './day/shape.ts';
export { ENERGY } from './energy/shape.ts';
export { ENGINE_VERSION } from './engine-version.ts';
export { GAINS } from './gains/shape.ts';
export { IDEAL_KINDS, type MemberScores, outputOf, scoresOf } from './iv/scores.ts';
export { IV, type MemberIv } from './iv/shape.ts';
export { digest, keyFor } from './key.ts';
export { PATCH, type PatchInput } from './patch/shape.ts';
export type { AnswerProgress, Question } from './question.ts';
export { RANK } from './rank/shape.ts';
export { RIVAL, type Rival } from './rival/shape.ts';
export { ROTATIONS, type RotationsInput } from './rotations/shape.ts';
export { joinerName, searchKey, searchOf, type TeamSearch, TOP_TEN } from './search/shape.ts';
export {
  SOLVE,
  type SolvedDish,
  type SolvedDishTeam,
  type SolvedMember,
  type SolveInput,
} from './solve/shape.ts';
export { QUESTIONS, type QuestionName, type Questions } from './table.ts';
export { memberFields, TEAM, type TeamProduction, type TeamQuestion, type TeamTypes, teamKey } from './team/shape.ts';
export { type Outlook, UPGRADES } from './upgrades/shape.ts';
export { type AnsweredWeek, WEEK, type WeekInput } from './week/shape.ts';
export { type MemberGains, WORTH } from './worth/shape.ts';
