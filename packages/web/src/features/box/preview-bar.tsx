// Looks ahead: everybody at a level, fully evolved, with the skill at its highest. It says so for as long as it lasts.
import { type Game, milestoneLevels } from '@oversleep/game';
import { Chip, Chips } from '../../ui/buttons/chip.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { NO_FILTER } from './box-search.ts';
import { isPreview, type Preview, previewWords } from './preview.ts';
import * as styles from './box.module.css';

interface PreviewBarProps {
  readonly game: Game;
  readonly wish: Preview;
  readonly onChange: (wish: Preview) => void;
}

export function PreviewBar({ game, wish, onChange }: PreviewBarProps) {
  const levels = milestoneLevels(game);
  const own = wish.level === null || levels.includes(wish.level) ? [] : [wish.level];
  return (
    <div className={styles.preview}>
      <Chips label="As if everybody were">
        <span className={styles.previewLabel} aria-hidden="true">
          As if
        </span>
        {[...levels, ...own].map((level) => (
          <Chip
            key={level}
            label={`Lv. ${level}`}
            colour="var(--energy)"
            selected={wish.level === level}
            onToggle={(on) => onChange({ ...wish, level: on ? level : null })}
          />
        ))}
        <Chip
          label="Fully evolved"
          colour="var(--energy)"
          selected={wish.evolved}
          onToggle={(evolved) => onChange({ ...wish, evolved })}
        />
        <Chip
          label="Highest skill level"
          colour="var(--energy)"
          selected={wish.skillMax}
          onToggle={(skillMax) => onChange({ ...wish, skillMax })}
        />
      </Chips>
      {isPreview(wish) && (
        <Banner
          kind="info"
          what={`As if everybody were ${previewWords(wish)}`}
          why={
            wish.evolved
              ? 'Nothing is changed. Who can evolve into several stays as it is.'
              : 'Nothing is changed: this only looks ahead.'
          }
          action={{ label: 'As they are', onAction: () => onChange(NO_FILTER.preview) }}
        />
      )}
    </div>
  );
}
