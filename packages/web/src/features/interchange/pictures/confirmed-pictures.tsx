// Pokémon whose doubtful fields the player has confirmed, in one line that can be opened.

import { messages } from '../../../messages/messages.ts';
import { Portrait } from '../../../parts/pictures/portrait.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Text } from '../../../ui/layout/layout.tsx';
import { newestGame } from '../newest-game.ts';
import type { Reviewed } from './picture-job.ts';
import { creatureWords } from './picture-words.ts';
import * as styles from './pictures.module.css';

const t = messages('interchangePictures');

const game = newestGame();

interface ConfirmedProps {
  readonly creatures: readonly Reviewed[];
  readonly onTakeBack: (key: string) => void;
}

export function Confirmed({ creatures, onTakeBack }: ConfirmedProps) {
  if (creatures.length === 0) return null;
  return (
    <details className={styles.settled}>
      <summary>{t('review.settled', { count: creatures.length })}</summary>
      <ul>
        {creatures.map((creature) => {
          const { name, facts } = creatureWords(creature);
          const species = game.species.find(creature.creature.pokemon);
          return (
            <li key={creature.key}>
              {species && <Portrait species={species} size={32} decorative />}
              <p>
                <Text as="span" weight={700} breaks="anywhere">
                  {name}
                </Text>{' '}
                <span className={styles.facts}>{facts}</span>
              </p>
              <Button small variant="quiet" onClick={() => onTakeBack(creature.key)}>
                {t('review.again')}
              </Button>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
