// Berries, ingredients, dishes, skills, natures, subskills, islands.
import { gameOf } from '@oversleep/game';
import { BerryPicture } from '../../parts/pictures/berry-picture.tsx';
import { DishPicture } from '../../parts/pictures/dish-picture.tsx';
import { IngredientPicture, IngredientsPicture } from '../../parts/pictures/ingredient-picture.tsx';
import { IslandPicture } from '../../parts/pictures/island-picture.tsx';
import { NaturePicture } from '../../parts/pictures/nature-picture.tsx';
import { SkillPicture } from '../../parts/pictures/skill-picture.tsx';
import { SubskillBadge } from '../../parts/pictures/subskill-badge.tsx';
import { UnitIcon } from '../../parts/pictures/unit-icon.tsx';
import { UnknownPicture } from '../../parts/pictures/unknown-picture.tsx';
import { Named } from './creatures-section.tsx';
import { Section, Specimen } from './specimen.tsx';

const game = gameOf('2026-08');

export function ThingsSection() {
  return (
    <Section title="Things">
      <Specimen title="BerryPicture" wide>
        {game.berries.rows.map((berry) => (
          <Named key={berry.name} name={`${berry.displayName.replace(' Berry', '')} (${berry.type})`}>
            <BerryPicture berry={berry} size={48} decorative />
          </Named>
        ))}
      </Specimen>
      <Specimen title="IngredientPicture" wide>
        {[...game.ingredients.rows, game.lockedIngredient].map((ingredient) => (
          <Named key={ingredient.name} name={ingredient.longName}>
            <IngredientPicture ingredient={ingredient} size={44} decorative />
          </Named>
        ))}
        <Named name="Any, and unknown">
          <span>
            <IngredientsPicture size={40} decorative />
            <UnknownPicture label="Unknown" size={40} decorative />
          </span>
        </Named>
      </Specimen>
      <Specimen title="Small and not in use">
        {game.berries.rows.slice(0, 5).map((berry) => (
          <BerryPicture key={berry.name} berry={berry} size={24} />
        ))}
        {game.berries.rows.slice(0, 3).map((berry) => (
          <BerryPicture key={berry.name} berry={berry} grey />
        ))}
        {game.ingredients.rows.slice(0, 3).map((ingredient) => (
          <IngredientPicture key={ingredient.name} ingredient={ingredient} grey />
        ))}
      </Specimen>
      <Specimen title="DishPicture" wide>
        {[...Object.values(game.mixedDishes), ...game.recipes.rows].map((dish) => (
          <DishPicture key={dish.name} dish={dish} size={52} />
        ))}
      </Specimen>
      <Skills />
      <Specimen title="NaturePicture">
        {game.natures.rows.slice(0, 3).map((nature) => (
          <span key={nature.key}>
            <b>{nature.name}</b> <NaturePicture nature={nature} />
          </span>
        ))}
        <NaturePicture nature={game.natures.get('Quiet')} short />
      </Specimen>
      <Specimen title="SubskillBadge" wide>
        {game.subskills.rows.map((subskill) => (
          <SubskillBadge key={subskill.key} subskill={subskill} />
        ))}
        {game.subskills.rows.slice(3, 6).map((subskill) => (
          <SubskillBadge key={subskill.key} subskill={subskill} opensAt={75} />
        ))}
        {game.subskills.rows.slice(0, 4).map((subskill) => (
          <SubskillBadge key={subskill.key} subskill={subskill} short />
        ))}
      </Specimen>
      <Islands />
    </Section>
  );
}

function Skills() {
  return (
    <>
      <Specimen title="SkillPicture" wide>
        {game.skills.rows.map((skill) => (
          <Named key={skill.key} name={skill.name}>
            <SkillPicture skill={skill} decorative />
          </Named>
        ))}
      </Specimen>
      <Specimen title="UnitIcon">
        {(
          [
            'strength',
            'dreamShards',
            'energy',
            'berries',
            'ingredients',
            'helps',
            'skillHelps',
            'potSize',
            'tastyChance',
            'candy',
            'items',
            'berryZone',
          ] as const
        ).map((unit) => (
          <UnitIcon key={unit} unit={unit} />
        ))}
      </Specimen>
    </>
  );
}

function Islands() {
  return (
    <>
      <Specimen title="IslandPicture" wide>
        {game.islands.rows.map((island) => (
          <Named key={island.shortName} name={island.name}>
            <IslandPicture island={island} size={72} decorative />
          </Named>
        ))}
      </Specimen>
      {game.islands.rows
        .filter(({ expert }) => !expert)
        .map((island) => (
          <Specimen key={island.shortName} title={`IslandPicture, wide: ${island.name}`}>
            <IslandPicture island={island} size={140} wide />
          </Specimen>
        ))}
    </>
  );
}
