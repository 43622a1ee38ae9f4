// What could be better about a member, in words and in order.
import type { Change, Upgrade } from '@oversleep/engine';
import { type Creature, type Game, type Nature, RIBBON_LABELS } from '@oversleep/game';
import { changesOf, MODIFIER_WORDS } from '../../../parts/nature-words.ts';
import { isClear, marginOf } from '../../../parts/range-text.ts';

export interface UpgradeRow {
  readonly key: string;
  readonly kind: Upgrade['kind'];
  readonly label: string;
  /** Strength a week. */
  readonly gain: number;
  readonly low: number;
  readonly high: number;
  readonly error: number;
  /** More than luck could have made. */
  readonly clear: boolean;
}

export type UpgradeView = 'best' | 'steps' | 'subskill' | 'nature';

export const UPGRADE_VIEWS: readonly { readonly value: UpgradeView; readonly label: string }[] = [
  { value: 'best', label: 'Best' },
  { value: 'steps', label: 'Next steps' },
  { value: 'subskill', label: 'Subskills' },
  { value: 'nature', label: 'Natures' },
];

const BEST = 10;

/** Of the best, only what is worth anything: a gain that luck cannot explain. */
export function shownRows(rows: readonly UpgradeRow[], view: UpgradeView): readonly UpgradeRow[] {
  switch (view) {
    case 'best':
      return rows.filter(({ gain, clear }) => clear && gain > 0).slice(0, BEST);
    case 'steps':
      return rows.filter(({ kind }) => kind !== 'subskill' && kind !== 'nature');
    default:
      return rows.filter(({ kind }) => kind === view);
  }
}

/** Largest gain first. */
export const upgradeRows = (
  game: Game,
  creature: Creature,
  upgrades: readonly Change<Upgrade>[],
): readonly UpgradeRow[] =>
  upgrades
    .map(({ key, gain: { mean, error } }) => ({
      key: keyOf(key),
      kind: key.kind,
      label: upgradeWords(game, creature, key),
      gain: mean,
      low: mean - marginOf(error),
      high: mean + marginOf(error),
      error,
      clear: isClear(mean, error),
    }))
    .sort((a, b) => b.gain - a.gain);

const keyOf = (upgrade: Upgrade): string => `${upgrade.kind} ${'name' in upgrade ? upgrade.name : upgrade.to}`;

function natureWords(nature: Nature): string {
  const changes = changesOf(nature);
  if (!changes) return `${nature.name} (no effect)`;
  return `${nature.name} (+${MODIFIER_WORDS[changes.up].short} −${MODIFIER_WORDS[changes.down].short})`;
}

export function upgradeWords(game: Game, creature: Creature, upgrade: Upgrade): string {
  switch (upgrade.kind) {
    case 'skillLevel':
      return `Main skill ${creature.skillLevel} → ${upgrade.to}`;
    case 'level':
      return `Level ${creature.level} → ${upgrade.to}`;
    case 'subskill':
      return `${upgrade.name} at level ${game.rules.subskillUnlockLevels[upgrade.slot] ?? '?'}`;
    case 'nature':
      return natureWords(game.natures.get(upgrade.name));
    case 'ribbon':
      return `Ribbon for ${RIBBON_LABELS[upgrade.to] ?? ''}`;
    case 'evolution':
      return `Evolve into ${game.species.get(upgrade.to).displayName}`;
  }
}
