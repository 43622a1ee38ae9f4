// The avatars that players can choose: names and files.
import { type Game, isObject } from '@oversleep/game';
import { createStore } from 'zustand/vanilla';
import type { Api, Log } from '../../api/client.ts';

export interface AvatarsState {
  /** File by name, below the folder of avatars. */
  readonly avatars: Readonly<Record<string, string>>;
}

export const createAvatarsStore = () => createStore<AvatarsState>(() => ({ avatars: {} }));

export type AvatarsStore = ReturnType<typeof createAvatarsStore>;

const FOLDER = '/images/avatar';
const CATALOGUE = `${FOLDER}/avatars.json` as const;
const USUAL = 'default';

/** After a failure the list stays as it is: at worst there is only the default picture. */
export async function loadAvatars(api: Pick<Api, 'file'>, store: AvatarsStore, log: Log): Promise<void> {
  try {
    store.setState({ avatars: readAvatars(await api.file(CATALOGUE)) });
  } catch {
    log('Could not load the list of avatars');
  }
}

export const readAvatars = (value: unknown): AvatarsState['avatars'] =>
  Object.fromEntries(
    Object.entries(isObject(value) ? value : {}).flatMap(([name, file]) =>
      typeof file === 'string' ? [[name, file]] : [],
    ),
  );

export interface AvatarChoice {
  readonly name: string;
  readonly path: string;
}

const isForAll = (file: string): boolean => file.includes('portrait/');

/** Supporters and admins may choose happy ones too, shiny ones are for no player; in Pokédex order. */
export function avatarChoices({ avatars }: AvatarsState, game: Game, all: boolean): readonly AvatarChoice[] {
  return Object.entries(avatars)
    .filter(([name, file]) => name !== USUAL && !name.includes('shiny') && (all || isForAll(file)))
    .map(([name, file]) => ({ name, path: `${FOLDER}/${file}`, number: dexNumber(game, name) }))
    .sort((a, b) => a.number - b.number || (a.name < b.name ? -1 : 1))
    .map(({ name, path }) => ({ name, path }));
}

const dexNumber = (game: Game, name: string): number =>
  game.species.find(name.replace(/_happy$/, ''))?.pokedexNumber ?? Number.MAX_SAFE_INTEGER;
