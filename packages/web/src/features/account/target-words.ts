// The name of what a change is about.
import { displayNameOf, type Language } from '@oversleep/game';
import { messages } from '../../messages/messages.ts';
import { nameOf } from '../../messages/names.ts';
import type { PlayerData } from '../../state/data/data.ts';
import { parseTarget, type Target } from '../../state/data/targets.ts';

const t = messages('sync');

export function targetWords(target: Target, { teams, creatures }: PlayerData, language: Language): string {
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
      return t('targets.area', { name: nameOf('islands', parsed.name) });
    case 'recipe':
      return t('targets.recipe', { name: nameOf('recipes', parsed.name) });
    case 'setting':
      return t(`settings.${parsed.name}`);
    case 'row':
      return t('targets.week');
  }
}
