// Pokémon whose doubtful fields the player has confirmed, in one line that can be opened.

import { messages } from '../../../messages/messages.ts';
import { Portrait } from '../../../parts/pictures/portrait.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Note, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { newestGame } from '../newest-game.ts';
import type { ReviewedCreature } from './picture-job.ts';
import { creatureWords } from './picture-words.ts';
import * as styles from './pictures.module.css';

const t = messages('interchangePictures');

const game = newestGame();

interface ConfirmedProps {
  readonly creatures: readonly ReviewedCreature[];
  readonly onTakeBack: (key: string) => void;
}

export function Confirmed({ creatures, onTakeBack }: ConfirmedProps) {
  if (creatures.length === 0) return null;
  return (
    <details className={styles.settled}>
      <summary>{t('review.settled', { count: creatures.length })}</summary>
      <Stack as="ul" gap={1.5} pad={3}>
        {creatures.map((creature) => {
          const { name, facts } = creatureWords(creature);
          const species = game.species.find(creature.creature.pokemon);
          return (
            <Row as="li" key={creature.key} gap={3}>
              {species && <Portrait species={species} size={32} decorative />}
              <Text grow slim>
                <Text as="span" weight={700} breaks="anywhere">
                  {name}
                </Text>{' '}
                <Note as="span" size="label">
                  {facts}
                </Note>
              </Text>
              <Button small variant="quiet" onClick={() => onTakeBack(creature.key)}>
                {t('review.again')}
              </Button>
            </Row>
          );
        })}
      </Stack>
    </details>
  );
}
