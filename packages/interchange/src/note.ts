// What reading or writing a file has to say, as data: a code with its values. Species and skills are ids; all other names are the game's
// own. Its English is in packages/texts.
import type { Gender } from '@oversleep/game';

type Figure = 'rp' | 'carrySize' | 'helpSeconds';
export type Mismatch = { readonly figure: Figure; readonly given: number; readonly expected: number };
type None = Readonly<Record<never, never>>;

interface NoteValues {
  /** For what was not said as a note. */
  readonly asWritten: { readonly text: string };
  // Whole files
  readonly nestedTooDeep: { readonly limit: number };
  readonly notJson: None;
  readonly newerFile: None;
  readonly shiftsOnCondition: None;
  readonly oldShinyFile: None;
  readonly noHeader: None;
  readonly levelAssumedForAll: { readonly level: number };
  readonly natureAssumedForAll: { readonly nature: string };
  readonly secondIngredientAssumedForAll: None;
  readonly thirdIngredientAssumedForAll: None;
  // Records that can't be read
  readonly tooLong: { readonly limit: number };
  readonly notACreature: None;
  readonly speciesMissing: None;
  readonly notACode: None;
  readonly codeTooShort: { readonly length: number; readonly short: number; readonly long: number };
  readonly codeVersionUnknown: { readonly version: number; readonly known: number };
  // Species and level
  readonly speciesUnknown: { readonly text: string };
  readonly speciesUnnamed: None;
  readonly speciesNumberDisputed: { readonly number: number };
  readonly levelMissing: { readonly level: number };
  readonly levelAssumed: { readonly level: number };
  readonly levelNotANumber: { readonly text: string; readonly level: number };
  readonly levelImpossible: { readonly given: number; readonly level: number };
  readonly ribbonImpossible: { readonly given: number; readonly ribbon: number };
  readonly hoursImpossible: { readonly text: string };
  readonly nameShortened: { readonly name: string };
  // Nature
  readonly natureMissing: { readonly nature: string };
  readonly natureAssumed: { readonly nature: string };
  readonly natureUnknown: { readonly text: string; readonly nature: string };
  readonly natureNumberUnknown: { readonly number: number; readonly nature: string };
  readonly natureImpossible: { readonly species: string; readonly given: string; readonly nature: string };
  readonly natureAmbiguous: { readonly nature: string; readonly others: string };
  // Subskills
  readonly subskillsNotAList: None;
  readonly subskillUnknown: { readonly text: string };
  readonly subskillUnknownInSlot: { readonly text: string; readonly slot: number };
  readonly subskillNumberUnknown: { readonly number: number };
  readonly subskillNumberUnknownInSlot: { readonly number: number; readonly slot: number };
  readonly subskillOmitted: { readonly text: string };
  readonly subskillTooMany: { readonly subskill: string };
  readonly subskillSlotUnclear: { readonly subskill: string; readonly slot: number };
  readonly subskillSlotsUnknown: None;
  readonly subskillTwice: { readonly subskill: string };
  // Ingredients
  readonly ingredientCountWrong: { readonly count: number };
  readonly ingredientsMissing: None;
  readonly ingredientAssumed: { readonly ingredient: string; readonly slot: number };
  readonly ingredientMissing: { readonly slot: number };
  readonly ingredientNotOffered: { readonly slot: number };
  readonly ingredientUnknown: { readonly text: string; readonly ingredient: string };
  readonly ingredientNumberUnknown: { readonly number: number; readonly ingredient: string };
  readonly ingredientImpossible: { readonly given: string; readonly slot: number; readonly species: string };
  readonly ingredientReplaced: {
    readonly given: string;
    readonly slot: number;
    readonly species: string;
    readonly ingredient: string;
  };
  readonly ingredientOrderImpossible: None;
  readonly ingredientNumberTooLarge: None;
  readonly ingredientPatternUnknown: { readonly number: number };
  readonly noThirdIngredient: { readonly species: string };
  // Main skill
  readonly skillLevelNotANumber: { readonly text: string };
  readonly skillLevelTooHigh: {
    readonly skill: string;
    readonly max: number;
    readonly given: number;
    readonly level: number;
  };
  readonly skillLevelImpossible: { readonly given: number; readonly level: number };
  readonly skillChoiceImpossible: { readonly skill: string; readonly text: string };
  readonly skillChoiceReplaced: { readonly skill: string; readonly text: string };
  readonly skillChoiceNumberUnknown: { readonly skill: string; readonly number: number };
  // Looks
  readonly genderUnknown: { readonly text: string };
  readonly genderImpossible: { readonly species: string; readonly gender: Gender };
  readonly shinyUnknown: { readonly text: string };
  readonly shinyImpossible: { readonly species: string };
  readonly shinyUncertain: None;
  // Codes and links of pokesleep-tool
  readonly codeLengthWrong: { readonly length: number; readonly short: number; readonly long: number };
  readonly codeCutOff: None;
  readonly codeVersionIgnored: { readonly version: number; readonly known: number };
  readonly codeHasSpaces: None;
  readonly linkPercentEncoded: None;
  readonly linkContinues: { readonly text: string };
  // Figures of the file that don't match the rest of the record
  readonly figureMismatch: Mismatch;
  readonly figureFitsRibbon: Mismatch & { readonly ribbon: number };
  readonly figureFitsMint: Mismatch;
  readonly figureFitsSkillLevel: Mismatch & { readonly level: number };
  readonly figureFitsSlot: Mismatch & { readonly subskill: string; readonly slot: number };
  // Writing
  readonly omittedUnknownSpecies: { readonly name: string; readonly text: string };
  readonly omittedSubskillTwice: { readonly name: string; readonly subskill: string };
  readonly omittedIngredient: { readonly name: string; readonly ingredient: string };
  readonly omittedBeyond: { readonly name: string; readonly most: number };
  readonly omittedWithoutNumber: { readonly name: string; readonly species: string };
  // Shared links
  readonly linkStartDamaged: None;
  readonly linkUnreadable: None;
  readonly linkPartlyDamaged: { readonly lost: number; readonly total: number };
  readonly linkTeamDamaged: None;
}

export type NoteCode = keyof NoteValues;

export type Note = { [Code in NoteCode]: { readonly code: Code; readonly values: NoteValues[Code] } }[NoteCode];
