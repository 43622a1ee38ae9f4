// Upgrades of a member as labelled rows, largest gain first.
import type { RankedChange, Upgrade } from '@oversleep/engine';
import { type Creature, type Game, marginOf, type Nature } from '@oversleep/game';
import { listFormat } from '../../../messages/formats.ts';
import { messages } from '../../../messages/messages.ts';
import { nameOf } from '../../../messages/names.ts';
import { changesOf, natureEffect } from '../../../parts/words/nature-words.ts';
import { isClear } from '../../../parts/words/range-text.ts';

const t = messages('calculatorMembers');

const listed = listFormat();

export interface UpgradeRow {
  readonly key: string;
  readonly kind: Upgrade['kind'];
  readonly label: string;
  /** Strength per week. */
  readonly gain: number;
  readonly low: number;
  readonly high: number;
  readonly error: number;
  /** Larger than its margin of error. */
  readonly clear: boolean;
}

/** Fixed from birth. */
const INBORN: ReadonlySet<Upgrade['kind']> = new Set(['nature', 'subskill']);

/** What a player can do: levels, evolution, ribbon. */
export const stepRows = (rows: readonly UpgradeRow[]): readonly UpgradeRow[] =>
  rows.filter(({ kind }) => !INBORN.has(kind));

export const BIRTH_VIEWS = ['best', 'subskill', 'nature'] as const;
export type BirthView = (typeof BIRTH_VIEWS)[number];

const BEST = 10;

/** Other natures and sub skills. The best are those with a clear gain. */
export function birthRows(rows: readonly UpgradeRow[], view: BirthView): readonly UpgradeRow[] {
  if (view !== 'best') return rows.filter(({ kind }) => kind === view);
  return rows.filter(({ kind, gain, clear }) => INBORN.has(kind) && clear && gain > 0).slice(0, BEST);
}

/** Largest gain first. */
export const upgradeRows = (
  game: Game,
  creature: Creature,
  upgrades: readonly RankedChange<Upgrade>[],
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
  if (!changes) return t('upgrade.neutralNature', { nature: nameOf('natures', nature) });
  const [up, down] = [natureEffect(changes.up, true), natureEffect(changes.down, true)];
  return t('upgrade.nature', { nature: nameOf('natures', nature), up, down });
}

/** Sub skills that unlock on the way. */
const unlockedBy = ({ rules }: Game, { level, subskills }: Creature, to: number): readonly string[] =>
  rules.subskillUnlockLevels.flatMap((unlock, slot) => (unlock > level && unlock <= to ? (subskills[slot] ?? []) : []));

function levelWords(game: Game, creature: Creature, to: number): string {
  const names = unlockedBy(game, creature, to);
  const levels = { from: creature.level, to };
  return names.length > 0
    ? t('upgrade.levelUnlocks', { ...levels, subskills: listed(names) })
    : t('upgrade.level', levels);
}

export function upgradeWords(game: Game, creature: Creature, upgrade: Upgrade): string {
  switch (upgrade.kind) {
    case 'skillLevel':
      return t('upgrade.skill', { from: creature.skillLevel, to: upgrade.to });
    case 'level':
      return levelWords(game, creature, upgrade.to);
    case 'subskill':
      return t('upgrade.subskill', {
        subskill: upgrade.name,
        level: game.rules.subskillUnlockLevels[upgrade.slot] ?? 0,
      });
    case 'nature':
      return natureWords(game.natures.get(upgrade.name));
    case 'ribbon':
      return t('upgrade.ribbon', { hours: game.ribbons[upgrade.to]?.hours ?? 0 });
    case 'evolution':
      return t('upgrade.evolve', { species: nameOf('species', upgrade.to) });
  }
}
