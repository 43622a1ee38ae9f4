// Looks ahead: everybody at a level, fully evolved, with the skill at its highest. It says so for as long as it lasts.
import { type Game, milestoneLevels } from '@oversleep/game';
import { Chip, Chips } from '../../ui/buttons/chip.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { type AsIf, asIfWords, isAsIf } from './as-if.ts';
import { NO_FILTER } from './box-search.ts';
import * as styles from './box.module.css';

interface AsIfBarProps {
  readonly game: Game;
  readonly wish: AsIf;
  readonly onChange: (wish: AsIf) => void;
}

export function AsIfBar({ game, wish, onChange }: AsIfBarProps) {
  const levels = milestoneLevels(game);
  const own = wish.level === null || levels.includes(wish.level) ? [] : [wish.level];
  return (
    <div className={styles.asIf}>
      <Chips label="As if everybody were">
        <span className={styles.asIfLabel} aria-hidden="true">
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
      {isAsIf(wish) && (
        <Banner
          kind="info"
          what={`As if everybody were ${asIfWords(wish)}`}
          why={
            wish.evolved
              ? 'Nothing is changed. Who can evolve into several stays as it is.'
              : 'Nothing is changed: this only looks ahead.'
          }
          action={{ label: 'As they are', onAction: () => onChange(NO_FILTER.asIf) }}
        />
      )}
    </div>
  );
}
