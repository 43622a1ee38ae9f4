// What reading or writing a file has to say, as data: a code with its values. English texts are for the command line, the
// HTTP interface and for what is saved with a creature. Species and skills are ids; all other names are the game's own.
import type { Game, Gender } from '@oversleep/game';

type Figure = 'rp' | 'carrySize' | 'helpSeconds';
export type Mismatch = { readonly figure: Figure; readonly given: number; readonly expected: number };
type None = Readonly<Record<never, never>>;

interface NoteValues {
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

const MISMATCH =
  'The file says {figure, select, rp {RP} carrySize {Carry Limit} other {helping frequency}} {given}, but these values give {expected}.';

/** ICU MessageFormat with `{name}` and `{name, select, …}` alone. */
const ENGLISH: Readonly<Record<NoteCode, string>> = {
  nestedTooDeep: 'This JSON is nested more than {limit} levels deep, which no Pokébox is.',
  notJson: "This isn't JSON.",
  newerFile: 'This file was written by a newer version. Everything known was read.',
  shiftsOnCondition: 'Shifts that begin on a condition (Extra Tasty chance, pot capacity, berry zone) were left out.',
  oldShinyFile: 'This file may be from before June 2025, so its Shiny marks may be wrong.',
  noHeader: 'The table has no header, so columns were recognized by their content.',
  levelAssumedForAll: 'The table has no levels. Level {level} was assumed for all.',
  natureAssumedForAll: 'The table has no Natures. {nature} was assumed for all.',
  secondIngredientAssumedForAll: 'The table has no second ingredients. The second choice was assumed for all.',
  thirdIngredientAssumedForAll: 'The table has no third ingredients. The first choice was assumed for all.',

  tooLong: 'This is longer than {limit} characters, which no Pokémon is, so it was not read.',
  notACreature: "This isn't a Pokémon.",
  speciesMissing: 'This record has no species.',
  notACode: "This isn't a pokesleep-tool code.",
  codeTooShort: 'A code has {short} or {long} characters, not {length}.',
  codeVersionUnknown: 'This code is of version {version}; only version {known} is known.',

  speciesUnknown: "{text} isn't known yet and is kept unchanged.",
  speciesUnnamed: "This species isn't known yet and is kept unchanged.",
  speciesNumberDisputed: 'Sources disagree about which species has number {number}. Please check it.',
  levelMissing: 'The level is missing; read as {level}.',
  levelAssumed: 'No level given; {level} was assumed.',
  levelNotANumber: "Level {text} isn't a number; read as {level}.",
  levelImpossible: "Level {given} doesn't exist; read as {level}.",
  ribbonImpossible: "Ribbon {given} doesn't exist; read as {ribbon}.",
  hoursImpossible: "Hours of sleep can't be {text}; read as none.",
  nameShortened: 'Its nickname was too long and was shortened: {name}.',

  natureMissing: 'The Nature is missing; read as {nature}.',
  natureAssumed: 'No Nature given; {nature} was assumed.',
  natureUnknown: 'There is no Nature {text}; read as {nature}.',
  natureNumberUnknown: "Nature {number} doesn't exist; read as {nature}.",
  natureImpossible: "{species} can't be {given}; read as {nature}, which has the same benefit.",
  natureAmbiguous: 'This format only has the effects of a Nature. Besides {nature} it could be {others}.',

  subskillsNotAList: "The Sub Skills aren't a list; all slots were left empty.",
  subskillUnknown: 'There is no Sub Skill {text}; its slot was left empty.',
  subskillUnknownInSlot: 'There is no Sub Skill {text}; slot {slot} was left empty.',
  subskillNumberUnknown: "Sub Skill {number} doesn't exist; its slot was left empty.",
  subskillNumberUnknownInSlot: "Sub Skill {number} in slot {slot} doesn't exist; the slot was left empty.",
  subskillOmitted: 'There is no Sub Skill {text}; it was left out.',
  subskillTooMany: '{subskill} is one Sub Skill too many; it was left out.',
  subskillSlotUnclear: 'The slot of {subskill} is unclear; read as slot {slot}.',
  subskillSlotsUnknown: "This format doesn't have the slots of Sub Skills; they were filled in order.",
  subskillTwice: '{subskill} is in two slots, which is impossible in the game.',

  ingredientCountWrong: 'There should be three ingredients, not {count}. Missing ones were read as the first choice.',
  ingredientsMissing: 'The ingredients are missing; read as the first choices.',
  ingredientAssumed: 'Ingredient {slot} is not given; {ingredient} was assumed.',
  ingredientMissing: 'Ingredient {slot} is missing; read as the first choice.',
  ingredientNotOffered: "Ingredient {slot} isn't one of the choices; read as the first choice.",
  ingredientUnknown: 'There is no ingredient {text}; read as {ingredient}.',
  ingredientNumberUnknown: "Ingredient {number} doesn't exist; read as {ingredient}.",
  ingredientImpossible: "{given} can't be ingredient {slot} of {species}.",
  ingredientReplaced: "{given} can't be ingredient {slot} of {species}; read as {ingredient}.",
  ingredientOrderImpossible: 'The third ingredient is unlocked but the second is not, which is impossible in the game.',
  ingredientNumberTooLarge: 'The number for the ingredients is too large. Everything readable was read.',
  ingredientPatternUnknown: "The ingredient pattern {number} doesn't exist; read as the first choice three times.",
  noThirdIngredient: '{species} has no third ingredient; read as its first.',

  skillLevelNotANumber: "Skill level {text} isn't a number.",
  skillLevelTooHigh: '{skill} has {max} levels, not {given}; read as {level}.',
  skillLevelImpossible: "Skill level {given} doesn't exist; read as {level}.",
  skillChoiceImpossible: "{skill} can't be {text}.",
  skillChoiceReplaced: "{skill} can't be {text}; read as Metronome.",
  skillChoiceNumberUnknown: "Choice {number} of {skill} doesn't exist; read as Metronome.",

  genderUnknown: 'Gender is male or female, not {text}.',
  genderImpossible: "{species} can't be {gender}.",
  shinyUnknown: 'Shiny is 1 or 0, not {text}; read as not Shiny.',
  shinyImpossible: "{species} can't be Shiny yet; read as not Shiny.",
  shinyUncertain: 'This may not be Shiny: before June 2025 pokesleep-tool used the same mark for skipped evolutions.',

  codeLengthWrong: 'A code has {short} or {long} characters, not {length}. Everything readable was read.',
  codeCutOff: 'The code ends too early. Everything readable was read.',
  codeVersionIgnored: 'The code says version {version}; read as version {known}.',
  codeHasSpaces: 'The code had spaces or wide letters around it, which were ignored.',
  linkPercentEncoded: "The link was written with percent signs; pokesleep-tool itself couldn't open it.",
  linkContinues: 'The link continues after the code ({text}); that was left out.',

  figureMismatch: MISMATCH,
  figureFitsRibbon: `${MISMATCH} It would fit with ribbon {ribbon}.`,
  figureFitsMint: `${MISMATCH} It would fit with a White Mint.`,
  figureFitsSkillLevel: `${MISMATCH} It would fit with skill level {level}.`,
  figureFitsSlot: `${MISMATCH} It would fit with {subskill} in slot {slot}.`,

  omittedUnknownSpecies: "{name} was left out: {text} isn't known in this version of the game.",
  omittedSubskillTwice: '{name} was left out: it has {subskill} twice, for which the whole file would be refused.',
  omittedIngredient: "{name} was left out: it can't have {ingredient}, for which the whole file would be refused.",
  omittedBeyond: '{name} was left out: such a file has at most {most} Pokémon.',
  omittedWithoutNumber: '{name} was left out: this format has no number for {species}.',

  linkStartDamaged: 'The start of this link is damaged, so something may be missing.',
  linkUnreadable: "This link is damaged and can't be read. Please ask for a new one.",
  linkPartlyDamaged: "This link is damaged: {lost} of {total} Pokémon can't be read. Please ask for a new one.",
  linkTeamDamaged: 'The team settings in this link are damaged; default settings are used.',
};

const SELECT = /\{(\w+), select,((?: \w+ \{[^{}]*\})+)\}/g;
const VALUE = /\{(\w+)\}/g;

const chosen = (choices: string, value: unknown): string => {
  const texts = new Map(Array.from(choices.matchAll(/(\w+) \{([^{}]*)\}/g), ([, name, text]) => [name, text ?? '']));
  return texts.get(String(value)) ?? texts.get('other') ?? '';
};

export function noteText(game: Game, { code, values }: Note): string {
  const byName: Readonly<Record<string, string | number>> = { ...values };
  const shown = (name: string): string => {
    const value = String(byName[name] ?? '');
    if (name === 'species') return game.species.find(value)?.displayName ?? value;
    return name === 'skill' ? (game.skills.find(value)?.name ?? value) : value;
  };
  return ENGLISH[code]
    .replace(SELECT, (_, name: string, choices: string) => chosen(choices, byName[name]))
    .replace(VALUE, (_, name: string) => shown(name));
}

export const noteTexts = (game: Game, notes: readonly Note[]): string[] => notes.map((each) => noteText(game, each));
