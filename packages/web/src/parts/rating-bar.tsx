// RP as one number, and what berries, ingredients and the main skill add to it.
import { StackedBar } from '../ui/stacked-bar.tsx';
import './rating-bar.css';

interface RatingPart {
  readonly value: string;
  /** Of the whole, 0 to 1. */
  readonly share: number;
}

export interface RatingView {
  readonly rp: string;
  readonly parts: { readonly berry: RatingPart; readonly ingredient: RatingPart; readonly skill: RatingPart };
  readonly notes: readonly string[];
}

export function RatingBar({ rating: { rp, parts, notes } }: { readonly rating: RatingView }) {
  return (
    <section className="rating">
      <h4 className="rating-head">
        <abbr title="Rating points, the game's own measure">RP</abbr> <span className="rating-number">{rp}</span>
      </h4>
      <StackedBar
        label="Parts of the RP"
        legend
        parts={[
          { key: 'berry', label: 'Berries', colour: 'var(--berry)', ...parts.berry },
          { key: 'ingredient', label: 'Ingredients', colour: 'var(--ingredient)', ...parts.ingredient },
          { key: 'skill', label: 'Main skill', colour: 'var(--skill)', ...parts.skill },
        ]}
      />
      {notes.map((note) => (
        <p key={note} className="rating-note">
          {note}
        </p>
      ))}
    </section>
  );
}
