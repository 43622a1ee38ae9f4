// The pictures to choose from, with the names by which they are found.
import { type Game, type Language, nameIn, namesOf } from '@oversleep/game';
import { messages } from '../../messages/messages.ts';
import { fold } from '../../parts/species-search.ts';
import { type AvatarsState, avatarChoices } from '../../state/account/avatars.ts';

const t = messages('profile');

export interface AvatarOption {
  /** Of the catalogue; null for the usual one, which is drawn. */
  readonly avatar: string | null;
  readonly label: string;
  /** Everything that it may be searched by. */
  readonly folded: readonly string[];
}

const HAPPY = /_happy$/;
const USUAL: AvatarOption = { avatar: null, label: 'Ovi', folded: ['ovi', 'default'] };

export function avatarOptions(
  avatars: AvatarsState,
  game: Game,
  language: Language,
  withHappy: boolean,
): readonly AvatarOption[] {
  const choices = avatarChoices(avatars, game, withHappy).map(({ name }) => {
    const species = game.species.find(name.replace(HAPPY, ''));
    const plain = species
      ? (nameIn(language, 'species', species.name) ?? species.displayName)
      : readable(name.replace(HAPPY, ''));
    const isHappy = HAPPY.test(name);
    const names = species ? [plain, species.displayName, ...namesOf('species', species.name)] : [plain];
    return {
      avatar: name,
      label: isHappy ? t('avatars.happy', { name: plain }) : plain,
      folded: [...new Set(names.map(fold))].flatMap((folded) =>
        isHappy ? [folded, fold(t('avatars.happy', { name: folded }))] : [folded],
      ),
    };
  });
  return [USUAL, ...choices];
}

/** Those that come with a later edition than the player's have only their file's name. */
const readable = (name: string): string =>
  name
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/** Names that begin with the text first, then those that have it somewhere. */
export function avatarsFound(options: readonly AvatarOption[], text: string): readonly AvatarOption[] {
  const wanted = fold(text);
  if (wanted === '') return options;
  const begins = options.filter(({ folded }) => folded.some((name) => name.startsWith(wanted)));
  const contains = options.filter(({ folded }) => folded.some((name) => name.includes(wanted)));
  return [...new Set([...begins, ...contains])];
}
