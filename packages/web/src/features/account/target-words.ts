// What a change is about, in words.
import { displayNameOf, type Game, type Language, type SettingName } from '@oversleep/game';
import type { PlayerData } from '../../state/data/data.ts';
import { parseTarget, type Target } from '../../state/data/targets.ts';

const SETTINGS: Readonly<Record<SettingName, string>> = {
  potSize: 'Pot size',
  randomizeNicknames: 'Random names',
  policy: 'How you cook and look in',
  edition: 'Edition of the game data',
  event: 'Event of the week',
};

export function targetWords(target: Target, { teams, creatures }: PlayerData, game: Game, language: Language): string {
  const parsed = parseTarget(target);
  switch (parsed.kind) {
    case 'team':
    case 'meta':
    case 'member':
      return teams[parsed.index]?.name ?? `Team ${parsed.index + 1}`;
    case 'creature': {
      const creature = creatures[parsed.name];
      return creature ? displayNameOf(creature, language) : 'A deleted creature';
    }
    case 'area':
      return `Bonus of ${game.islands.find(parsed.name)?.name ?? parsed.name}`;
    case 'recipe':
      return `Level of ${game.recipes.find(parsed.name)?.displayName ?? parsed.name}`;
    case 'setting':
      return SETTINGS[parsed.name];
    case 'row':
      return 'The planned week';
  }
}
