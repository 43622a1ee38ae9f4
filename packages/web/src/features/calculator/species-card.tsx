// The card of a species: who it is, its rating, its numbers, its ingredients and its main skill.
import { IngredientSlots } from '../../parts/ingredient-slots.tsx';
import { MainSkill } from '../../parts/main-skill.tsx';
import { Portrait } from '../../parts/portrait.tsx';
import { RatingBar } from '../../parts/rating-bar.tsx';
import { StatGrid } from '../../parts/stat-grid.tsx';
import type { CardModel } from './card-model.ts';
import './species-card.css';

interface SpeciesCardProps {
  readonly card: CardModel;
  readonly onSkillLevel: (level: number) => void;
}

export function SpeciesCard({ card, onSkillLevel }: SpeciesCardProps) {
  const { species, specialty, circumstances, rating, stats, slots, skill } = card;
  return (
    <article className="species-card">
      <header className="species-card-head">
        <Portrait species={species} size={72} decorative />
        <div>
          <h3>{species.displayName}</h3>
          <p className="species-card-specialty" data-specialty={species.specialty}>
            {specialty}
          </p>
          <p className="species-card-circumstances">{circumstances}</p>
        </div>
      </header>
      <RatingBar rating={rating} />
      <StatGrid stats={stats} />
      <IngredientSlots slots={slots} />
      <MainSkill skill={skill} onLevel={onSkillLevel} />
    </article>
  );
}
