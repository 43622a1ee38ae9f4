// What a nature does: one arrow up, one down, each with its word.
import { changesOf, MODIFIER_WORDS, type NatureChange } from './nature-words.ts';
import './nature-picture.css';

interface NaturePictureProps {
  readonly nature: NatureChange;
  /** Words of one syllable, for narrow places. */
  readonly short?: boolean;
}

export function NaturePicture({ nature, short = false }: NaturePictureProps) {
  const changes = changesOf(nature);
  if (!changes) return <span className="nature nature-none">No effect</span>;
  const length = short ? 'short' : 'long';
  return (
    <span className="nature">
      <span className="nature-change nature-up">
        <Arrow direction="up" />
        <span className="unseen">More: </span>
        {MODIFIER_WORDS[changes.up][length]}
      </span>
      <span className="nature-change nature-down">
        <Arrow direction="down" />
        <span className="unseen">Less: </span>
        {MODIFIER_WORDS[changes.down][length]}
      </span>
    </span>
  );
}

// Two heads, so that the sign is more than a triangle, as in the game.
const ARROWS = {
  up: 'M8 1 L14 7 H10.5 L14 11 H10 V15 H6 V11 H2 L5.5 7 H2 Z',
  down: 'M8 15 L14 9 H10.5 L14 5 H10 V1 H6 V5 H2 L5.5 9 H2 Z',
} as const;

function Arrow({ direction }: { readonly direction: 'up' | 'down' }) {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" fill="currentColor" aria-hidden="true" focusable="false">
      <path d={ARROWS[direction]} />
    </svg>
  );
}
