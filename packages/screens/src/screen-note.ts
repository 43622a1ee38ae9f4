// What reading a picture has to say, as data: a code with its values. English texts are for the command line and for what is
// saved with a creature. Species are ids; all other names are the game's own.
import type { Game } from '@oversleep/game';

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

const ENGLISH: Readonly<Record<NoteCode, string>> = {
  notSeen: "It wasn't found.",
  notShown: 'Not visible in the screenshot.',
  hardToRead: "It's hard to read.",
  digitsUnclear: 'The digits are hard to read.',
  wordsUnclear: 'The words are hard to read.',
  hoursUnclear: 'The hours are hard to read.',
  chipColourWrong: "The words say {subskill}, but the color doesn't match.",
  subskillTwice: 'It appears twice.',
  subskillRowTwice: 'The screenshot was stitched together and shows a row of Sub Skills twice.',
  mintSeen: 'There seems to be a White Mint mark.',
  skillOfOtherSpecies: "This species doesn't have that Main Skill.",
  speciesAmbiguous: 'It could also be {species}.',
  speciesUnnamed: "The name isn't a species, and the other stats don't show which one it is.",
  nameOfOtherSpecies: 'The name belongs to another species.',
  figureUnmatched: "It doesn't match the other stats.",
  figuresOutdated: 'May be from an older version: the stats match {edition}.',
  figuresUnexplained: "It's unclear which value is wrong.",
  figuresFitMint: 'The stats would match with a White Mint.',
  figuresFitMintOr: 'The stats would match with a White Mint or {values}.',
  figuresFit: 'The stats would match with {values}.',
  ingredientAmountUnknown: 'This species has no ingredient with an amount of {amount} here.',
  ingredientAmbiguous: 'It could be {ingredients}.',
  ribbonAmbiguous: 'The stats match ribbons {ribbons}.',
  notOpened: "The image can't be opened: {text}",
  unknownKind: "The file can't be opened as an image. Please use the PNG or JPEG file your phone made.",
  tooManyPixels: 'This picture is too large: {width} × {height} pixels. Please use the original screenshot.',
  tooLong:
    'This picture is too long and narrow for a screenshot: {width} × {height} pixels. Please use the original one.',
  tooNarrow: 'The image is only {width} pixels wide. Please use the screenshot itself, not a preview.',
  notEnoughRead: 'The details page was found, but not enough of it can be read. Please take the screenshot again.',
  blackMargins: 'The screenshot has black margins. Please use the original file, or crop the margins.',
  notUpright: "This doesn't look like a full screenshot of a Pokémon's details. Please hold the phone upright.",
  tooDark: 'The image is dark, as if something covers it. Please close any menus and use the screenshot itself.',
  withoutColours: 'The image has no colors, which are needed to find its parts. Please use the original screenshot.',
  fromTablet:
    'This seems to be from a tablet or an unfolded phone, where the layout differs. Please take it on a phone or in a narrow window.',
  cutOff: 'Part of the details page seems to be cut off or turned. Please use the whole original screenshot.',
  noDetailPage:
    'No details page was found. Open the Pokémon in the game, scroll until you see its Sub Skills, and take the screenshot there.',
};

type Value = string | number | readonly (string | number)[];

/** Without a game, species keep their ids. */
export function screenNoteText({ code, values }: ScreenNote, game?: Game): string {
  const byName: Readonly<Record<string, Value>> = { ...values };
  const nameOf = (name: string, value: string | number): string => {
    if (typeof value === 'number') return value.toLocaleString('en');
    if (name === 'species') return game?.species.find(value)?.displayName ?? value;
    return name === 'ingredients' ? (game?.ingredients.find(value)?.longName ?? value) : value;
  };
  return ENGLISH[code].replace(/\{(\w+)\}/g, (_, name: string) =>
    [byName[name] ?? []]
      .flat()
      .map((value) => nameOf(name, value))
      .join(name === 'ribbons' ? ' and ' : ' or '),
  );
}
