// One creature that was shared: who it is, and how it is built.
import { buildOf, type Creature, displayNameOf, type Game, ribbonLabel, rpOf, unlockedSlots } from '@oversleep/game';
import { NaturePicture } from '../../parts/pictures/nature-picture.tsx';
import { Portrait } from '../../parts/pictures/portrait.tsx';
import { SubskillBadge } from '../../parts/pictures/subskill-badge.tsx';
import { UnknownPicture } from '../../parts/pictures/unknown-picture.tsx';
import { countText } from '../../parts/words/wording.ts';
import * as styles from './shared.module.css';

interface CreatureFactsProps {
  readonly game: Game;
  readonly creature: Creature;
}

export function CreatureFacts({ game, creature }: CreatureFactsProps) {
  const { level, shiny, pokemon, ribbon, skillLevel } = creature;
  const name = displayNameOf(creature);
  const species = game.species.find(pokemon);
  if (!species) {
    return (
      <div className={styles.creature}>
        <UnknownPicture label={pokemon} size={64} decorative />
        <p className={styles.name}>
          {name} <span>Level {level}. The edition that you play does not know it; it is kept as it is.</span>
        </p>
      </div>
    );
  }
  const build = buildOf(game, creature);
  const open = unlockedSlots(game, level);
  return (
    <div className={styles.creature}>
      <Portrait species={species} size={64} shiny={shiny} decorative />
      <p className={styles.name}>
        {name}{' '}
        <span>
          {name === species.displayName ? '' : `${species.displayName}, `}level {level}, RP{' '}
          {countText(rpOf(game, build))}
        </span>
      </p>
      <div className={styles.build}>
        <p>
          {creature.nature} <NaturePicture nature={build.nature} short />
        </p>
        <p>
          {species.skill.name}, level {skillLevel}
          {ribbon > 0 && `, ribbon of ${ribbonLabel(game, ribbon)}`}
        </p>
        <p>
          {creature.ingredients
            .filter((slot) => slot.name !== game.lockedIngredient.name)
            .map((slot) => `${slot.amount} ${game.ingredients.find(slot.name)?.longName ?? slot.name}`)
            .join(', ')}
        </p>
        <p className={styles.subskills}>
          {creature.subskills.map((subskill, slot) => {
            const known = subskill === null ? undefined : game.subskills.find(subskill);
            const opensAt = slot < open ? undefined : game.rules.subskillUnlockLevels[slot];
            return known && <SubskillBadge key={known.name} subskill={known} {...(opensAt && { opensAt })} />;
          })}
        </p>
      </div>
    </div>
  );
}
