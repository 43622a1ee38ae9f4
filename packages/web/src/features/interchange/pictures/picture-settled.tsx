// Creatures without open questions, in one line that can be opened.

import { messages } from '../../../messages/messages.ts';
import { Portrait } from '../../../parts/pictures/portrait.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { newestGame } from '../newest-game.ts';
import type { Reviewed } from './picture-job.ts';
import { creatureWords } from './picture-words.ts';
import * as styles from './pictures.module.css';

const t = messages('interchangePictures');

const game = newestGame();

interface SettledProps {
  readonly title: string;
  readonly creatures: readonly Reviewed[];
  readonly onTakeBack?: (key: string) => void;
}

export function Settled({ title, creatures, onTakeBack }: SettledProps) {
  if (creatures.length === 0) return null;
  return (
    <details className={styles.settled}>
      <summary>{title}</summary>
      <ul>
        {creatures.map((creature) => {
          const { name, facts } = creatureWords(creature);
          const species = game.species.find(creature.creature.pokemon);
          return (
            <li key={creature.key}>
              {species && <Portrait species={species} size={32} decorative />}
              <p>
                <span className={styles.name}>{name}</span> <span className={styles.facts}>{facts}</span>
              </p>
              {onTakeBack && (
                <Button small variant="quiet" onClick={() => onTakeBack(creature.key)}>
                  {t('review.again')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
