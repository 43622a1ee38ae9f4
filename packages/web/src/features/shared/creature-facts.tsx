// One shared creature and its build.
import { buildOf, type Creature, type Game, rpOf, unlockedSlots } from '@oversleep/game';
import { listFormat } from '../../messages/formats.ts';
import { messages } from '../../messages/messages.ts';
import { displayNameOf, nameOf } from '../../messages/names.ts';
import { NaturePicture } from '../../parts/pictures/nature-picture.tsx';
import { Portrait } from '../../parts/pictures/portrait.tsx';
import { SubskillBadge } from '../../parts/pictures/subskill-badge.tsx';
import { UnknownPicture } from '../../parts/pictures/unknown-picture.tsx';
import { Grid, Stack } from '../../ui/layout/layout.tsx';
import * as styles from './shared.module.css';

const t = messages('shared');

const listed = listFormat({ type: 'unit' });

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
      <Grid className={styles.creature} gap={1} gapX={4} align="center">
        <UnknownPicture label={pokemon} size={64} decorative />
        <p className={styles.name}>
          {t.rich('facts.unknown', { name, level, small: (inner) => <span>{inner}</span> })}
        </p>
      </Grid>
    );
  }
  const build = buildOf(game, creature);
  const open = unlockedSlots(game, level);
  const rp = rpOf(game, build);
  const skill = { skill: nameOf('skills', species.skill), level: skillLevel };
  return (
    <Grid className={styles.creature} gap={1} gapX={4} align="center">
      <Portrait species={species} size={64} shiny={shiny} decorative />
      <p className={styles.name}>
        {name}{' '}
        <span>
          {name === nameOf('species', species)
            ? t('facts.level', { level, rp })
            : t('facts.speciesLevel', { species: nameOf('species', species), level, rp })}
        </span>
      </p>
      <Stack className={styles.build} gap={1} size="label">
        <p>
          {creature.nature} <NaturePicture nature={build.nature} short />
        </p>
        <p>
          {ribbon > 0
            ? t('facts.skillRibbon', { ...skill, hours: game.ribbons[ribbon]?.hours ?? 0 })
            : t('facts.skill', skill)}
        </p>
        <p>
          {listed(
            creature.ingredients
              .filter((slot) => slot.name !== game.lockedIngredient.name)
              .map(({ amount, name: ingredient }) =>
                t('facts.ingredient', { amount, name: nameOf('ingredients', ingredient) }),
              ),
          )}
        </p>
        <p>
          {creature.subskills.map((subskill, slot) => {
            const known = subskill === null ? undefined : game.subskills.find(subskill);
            const opensAt = slot < open ? undefined : game.rules.subskillUnlockLevels[slot];
            return known && <SubskillBadge key={known.name} subskill={known} {...(opensAt && { opensAt })} />;
          })}
        </p>
      </Stack>
    </Grid>
  );
}
