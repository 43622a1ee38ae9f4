// One sign for each name that creatures share, for links. Links live long: new names come at the end, and nothing ever moves.

const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

const NATURES =
  'Adamant Bashful Bold Brave Calm Careful Docile Gentle Hardy Hasty Impish Jolly Lax Lonely Mild Modest Naive Naughty Quiet Quirky Rash Relaxed Sassy Serious Timid'.split(
    ' ',
  );

const SUBSKILLS = [
  'Berry Finding S',
  'Dream Shard Bonus',
  'Energy Recovery Bonus',
  'Helping Bonus',
  'Helping Speed M',
  'Helping Speed S',
  'Ingredient Finder M',
  'Ingredient Finder S',
  'Inventory Up L',
  'Inventory Up M',
  'Inventory Up S',
  'Research EXP Bonus',
  'Skill Level Up M',
  'Skill Level Up S',
  'Skill Trigger M',
  'Skill Trigger S',
  'Sleep EXP Bonus',
];

const INGREDIENTS =
  'Locked Apple Milk Soybean Honey Sausage Ginger Tomato Egg Oil Potato Herb Corn Cacao Coffee Avocado Mushroom Leek Pumpkin Tail'.split(
    ' ',
  );

interface ShortNames {
  /** Its sign, or the name itself where it has none yet. */
  readonly short: (name: string) => string;
  /** The name, or the text itself where it is no sign. */
  readonly long: (text: string) => string;
}

const shortNames = (names: readonly string[]): ShortNames => ({
  short: (name) => SIGNS[names.indexOf(name)] ?? name,
  long: (text) => (text.length === 1 ? (names[SIGNS.indexOf(text)] ?? text) : text),
});

export const natures = shortNames(NATURES);
export const subskills = shortNames(SUBSKILLS);
export const ingredients = shortNames(INGREDIENTS);
