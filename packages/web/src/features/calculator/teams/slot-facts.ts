// What the card of a member shows, and says of it to those who can't see colours and badges.
import {
  buildOf,
  type Creature,
  type Game,
  isKnown,
  ratingOf,
  type Species,
  type Subskill,
  unlockedSlots,
} from '@oversleep/game';
import { listFormat } from '../../../messages/formats.ts';
import { messages } from '../../../messages/messages.ts';
import { natureText } from '../../../parts/words/nature-words.ts';
import { specialtyName } from '../../../parts/words/wording.ts';

const t = messages('calculator');
const listed = listFormat({ type: 'unit' });

export interface SlotFacts {
  readonly species: Species;
  readonly rp: number;
  /** Sub skills that help the whole team, first to fifth slot. */
  readonly support: readonly { readonly subskill: Subskill; readonly opensAt: number | undefined }[];
}

const SUPPORT: readonly string[] = ['HELPING_BONUS', 'ENERGY_RECOVERY_BONUS'];

/** Undefined for a species that the edition does not know. */
export function slotFacts(game: Game, creature: Creature): SlotFacts | undefined {
  if (!isKnown(game, creature)) return undefined;
  const build = buildOf(game, creature);
  const { species } = build;
  const open = unlockedSlots(game, creature.level);
  const { rp } = ratingOf(game, build);
  return {
    species,
    rp,
    support: creature.subskills.flatMap((name, slot) => {
      const subskill = name === null ? undefined : game.subskills.find(name);
      if (!subskill || !SUPPORT.includes(subskill.key)) return [];
      return [{ subskill, opensAt: slot < open ? undefined : game.rules.subskillUnlockLevels[slot] }];
    }),
  };
}

/** Specialty, Nature and the Sub Skills that are on the card. */
export const buildWords = (creature: Creature, { species, support }: SlotFacts): string =>
  listed([
    specialtyName(species.specialty),
    t('slots.nature', { nature: natureText(creature) }),
    ...support.map(({ subskill: { name }, opensAt }) =>
      opensAt === undefined ? name : t('slots.opensAt', { name, level: opensAt }),
    ),
  ]);
