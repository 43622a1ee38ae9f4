// All pictures of the app as files: sprites, ingredients, dishes, avatars. Made by the build, never stored in the repository.
import { readFileSync } from 'node:fs';
import { EDITIONS, gameOf, type Recipe, type Species } from '@oversleep/game';
import { spriteName } from '../src/parts/pictures/sprite.ts';
import { avatarPicture } from './avatars.ts';
import { ANY_INGREDIENT, DISH_PICTURES, INGREDIENT_PICTURES } from './dish-choices.ts';
import { pictureOf } from './emoji.ts';
import { findSprite, type Sprite } from './sprites.ts';

export interface Pictures {
  /** Content by path below the root of the site. */
  readonly files: ReadonlyMap<string, string | Buffer>;
  /** The species with a sprite, as their files are called, and how large it is. */
  readonly sprites: readonly SpriteEntry[];
}

export interface SpriteEntry {
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

/** Without sprites if the operator switches them off: the app then draws all species itself. */
export function makePictures({ withSprites }: { readonly withSprites: boolean }): Pictures {
  const species = everySpecies();
  const sprites = new Map(
    species.flatMap(({ name }): [string, Sprite][] => {
      const sprite = withSprites ? findSprite(name) : undefined;
      return sprite ? [[name, sprite]] : [];
    }),
  );
  return {
    files: new Map<string, string | Buffer>([
      ...[...sprites].flatMap(([name, { plain, shiny }]) => spriteFiles(name, plain.png, shiny.png)),
      ...ingredientFiles(),
      ...everyDish().map((dish): [string, string] => [`images/recipe/${dish.toLowerCase()}.svg`, dishPicture(dish)]),
      ...avatarFiles(species, sprites),
    ]),
    sprites: [...sprites].map(
      ([
        name,
        {
          plain: { width, height },
        },
      ]) => ({ name: spriteName(name), width, height }),
    ),
  };
}

function spriteFiles(name: string, plain: Buffer, shiny: Buffer): [string, Buffer][] {
  return [
    [`images/pokemon/${spriteName(name)}.png`, plain],
    [`images/pokemon/${spriteName(name)}_shiny.png`, shiny],
  ];
}

function ingredientFiles(): [string, string][] {
  const names = EDITIONS.flatMap((edition) => {
    const { ingredients, lockedIngredient } = gameOf(edition);
    return [...ingredients.rows, lockedIngredient].map(({ name }) => name);
  });
  return [
    ['images/ingredient/ingredients.svg', pictureOf(ANY_INGREDIENT)],
    ...[...new Set(names)].map((name): [string, string] => [
      `images/ingredient/${name.toLowerCase()}.svg`,
      pictureOf(chosen(INGREDIENT_PICTURES, name)),
    ]),
  ];
}

const dishPicture = (name: string): string => pictureOf(chosen(DISH_PICTURES, name));

function chosen(choices: Readonly<Record<string, string>>, name: string): string {
  const choice = choices[name];
  if (choice === undefined) throw new Error(`No picture is chosen for ${name} yet: build/dish-choices.ts`);
  return choice;
}

function avatarFiles(species: readonly Species[], sprites: ReadonlyMap<string, Sprite>): [string, string][] {
  const catalogue: Record<string, string> = { default: 'default.svg' };
  const files = species.flatMap((one) => {
    const name = spriteName(one.name);
    const sprite = sprites.get(one.name)?.plain;
    catalogue[name] = `portrait/${name}.svg`;
    catalogue[`${name}_happy`] = `happy/${name}_happy.svg`;
    return [
      [`images/avatar/portrait/${name}.svg`, avatarPicture(one, sprite, false)],
      [`images/avatar/happy/${name}_happy.svg`, avatarPicture(one, sprite, true)],
    ] satisfies [string, string][];
  });
  return [
    ...files,
    ['images/avatar/default.svg', readFileSync(new URL('../public/favicon.svg', import.meta.url), 'utf8')],
    ['images/avatar/avatars.json', `${JSON.stringify(catalogue)}\n`],
  ];
}

/** Of all editions, in the order of the Pokédex. */
function everySpecies(): readonly Species[] {
  const byName = new Map(
    EDITIONS.flatMap((edition) => gameOf(edition).species.rows.map((row) => [row.name, row] as const)),
  );
  return [...byName.values()].sort((a, b) => a.pokedexNumber - b.pokedexNumber);
}

function everyDish(): readonly string[] {
  const dishes = EDITIONS.flatMap((edition): readonly Recipe[] => {
    const { recipes, mixedDishes } = gameOf(edition);
    return [...recipes.rows, ...Object.values(mixedDishes)];
  });
  return [...new Set(dishes.map(({ name }) => name))];
}
