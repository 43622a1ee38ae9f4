// The name of what a change is about.
import { displayNameOf, type Game, type Language } from '@oversleep/game';
import { messages } from '../../messages/messages.ts';
import type { PlayerData } from '../../state/data/data.ts';
import { parseTarget, type Target } from '../../state/data/targets.ts';

const t = messages('sync');

export function targetWords(target: Target, { teams, creatures }: PlayerData, game: Game, language: Language): string {
  const parsed = parseTarget(target);
  switch (parsed.kind) {
    case 'team':
    case 'meta':
    case 'member':
      return teams[parsed.index]?.name ?? t('targets.team', { number: parsed.index + 1 });
    case 'creature': {
      const creature = creatures[parsed.name];
      return creature ? displayNameOf(creature, language) : t('targets.deleted');
    }
    case 'area':
      return t('targets.area', { name: game.islands.find(parsed.name)?.name ?? parsed.name });
    case 'recipe':
      return t('targets.recipe', { name: game.recipes.find(parsed.name)?.displayName ?? parsed.name });
    case 'setting':
      return t(`settings.${parsed.name}`);
    case 'row':
      return t('targets.week');
  }
}
