// What server and web agree on: the routes and the shapes that travel along them.

export type { AdminUser, AuditEntry, ComputationRun } from './admin.ts';
export type { ApiKey } from './api-keys.ts';
export { API_KEY_HEADER } from './api-keys.ts';
export { type BoxAnswer, type BoxWritten, MAX_BOX_RECORDS } from './box.ts';
export { sleepApiMounts } from './compat.ts';
export type { FIND_KINDS } from './find.ts';
export type { NewsItem, Notification } from './friends.ts';
export type { Health, Readiness } from './health.ts';
export type { ProviderInfo, SessionData, SessionInfo } from './login.ts';
export { RowWrite } from './player-week.ts';
export { Problem } from './problem.ts';
export {
  type PlainProblemKey,
  PROBLEMS,
  type ProblemKey,
  type ProblemRow,
  type ProblemValues,
  REFUSED_VALUES,
} from './problem-table.ts';
export type { IvProduction, TeamProduction } from './production.ts';
export type { DayProduction } from './rate.ts';
export type { EditionList, EditionSummary } from './reference.ts';
export type { Access, AnswerOf, BodyOf, LimitName, ParamsOf, QueryOf, RouteContract } from './route.ts';
export { routes } from './routes.ts';
export { REFUSAL } from './schema-of.ts';
export type { ScreensAnswer } from './screens.ts';
export type { FoundRotations, TeamSearch } from './search.ts';
export type { CreatureAnswer, CreatureWrite, Provider, Role } from './shapes.ts';
export type { IngredientRanking, SolveAnswer } from './solve.ts';
export type {
  MemberAnswer,
  MemberWrite,
  StoredMember,
  TeamAnswer,
  TeamMeta,
  TeamMetaAnswer,
  TeamUpload,
} from './team.ts';
export type {
  TierBuild,
  TierDetails,
  TierEntry,
  TieredPokemon,
  TierLetter,
  TierListAnswer,
  TierListHead,
  TierRecipe,
  TierScoring,
  TierVariant,
} from './tierlist.ts';
export type { SettingsWrite, UserAnswer, UserExport, UserImport, UserPatch, UserSettings } from './user.ts';
export type { WeekProduction } from './week.ts';
