// What reading a picture has to say, as data: a code with its values. Species are ids; all other names are the game's own.

type None = Readonly<Record<never, never>>;

interface NoteValues {
  // Doubts about a field
  readonly notSeen: None;
  readonly notShown: None;
  readonly hardToRead: None;
  readonly digitsUnclear: None;
  readonly wordsUnclear: None;
  readonly hoursUnclear: None;
  readonly chipColourWrong: { readonly subskill: string };
  readonly subskillTwice: None;
  readonly subskillRowTwice: None;
  readonly mintSeen: None;
  readonly skillOfOtherSpecies: None;
  readonly speciesAmbiguous: { readonly species: readonly string[] };
  readonly speciesUnnamed: None;
  readonly nameOfOtherSpecies: None;
  readonly figureUnmatched: None;
  readonly figuresOutdated: { readonly edition: string };
  readonly figuresUnexplained: None;
  readonly figuresFitMint: None;
  readonly figuresFitMintOr: { readonly values: readonly (string | number)[] };
  readonly figuresFit: { readonly values: readonly (string | number)[] };
  readonly ingredientAmountUnknown: { readonly amount: number };
  readonly ingredientAmbiguous: { readonly ingredients: readonly string[] };
  readonly ribbonAmbiguous: { readonly ribbons: readonly number[] };
  // Pictures that can't be read
  readonly gone: None;
  readonly notOpened: { readonly text: string };
  readonly unknownKind: None;
  readonly tooManyPixels: { readonly width: number; readonly height: number };
  readonly tooLong: { readonly width: number; readonly height: number };
  readonly tooNarrow: { readonly width: number };
  readonly notEnoughRead: None;
  readonly blackMargins: None;
  readonly notUpright: None;
  readonly tooDark: None;
  readonly withoutColours: None;
  readonly fromTablet: None;
  readonly cutOff: None;
  readonly noDetailPage: None;
}

type NoteCode = keyof NoteValues;

export type ScreenNote = { [Code in NoteCode]: { readonly code: Code; readonly values: NoteValues[Code] } }[NoteCode];
