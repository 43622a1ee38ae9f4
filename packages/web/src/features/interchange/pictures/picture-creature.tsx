// A creature with its doubtful fields.
import type { Answers } from '@oversleep/screens';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { messages } from '../../../messages/messages.ts';
import { Portrait } from '../../../parts/pictures/portrait.tsx';
import { screenNoteWords } from '../../../parts/words/picture-notes.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Note, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { newestGame } from '../newest-game.ts';
import type { Crops } from './picture-crops.ts';
import { PictureDoubt } from './picture-doubt.tsx';
import { asRead } from './picture-fields.ts';
import type { ReviewedCreature } from './picture-job.ts';
import { creatureWords } from './picture-words.ts';
import * as styles from './pictures.module.css';

const t = messages('interchangePictures');

const game = newestGame();

interface PictureCreatureProps {
  readonly creature: ReviewedCreature;
  readonly crops: Crops;
  /** Whether it is imported. */
  readonly choice: ReactNode;
  readonly onAnswer: (answers: Answers) => void;
  readonly onTakeBack: () => void;
}

export function PictureCreature({ creature, crops, choice, onAnswer, onTakeBack }: PictureCreatureProps) {
  const { name, facts } = creatureWords(creature);
  const species = game.species.find(creature.creature.pokemon);
  const hasAnswers = Object.keys(creature.answers).length > 0;
  return (
    <Stack
      as="section"
      gap={2.5}
      fit
      pad={3}
      frame="line"
      corner="tile"
      fill={1}
      aria-label={t('creature.label', { name, facts })}
    >
      <Row as="header" gap={3}>
        {species && <Portrait species={species} size={44} decorative />}
        <Text grow slim>
          <Text as="span" weight={700} breaks="anywhere">
            {name}
          </Text>{' '}
          <Note as="span" size="label">
            {facts}
          </Note>
        </Text>
        {hasAnswers && (
          <Button small variant="quiet" onClick={onTakeBack}>
            {t('review.restart')}
          </Button>
        )}
        {creature.doubts.length > 1 && <LooksRight onClick={() => onAnswer(asRead(game, creature))} />}
      </Row>
      {creature.remarks.map((note) => (
        <Text key={note.code} tone="warning" size="label">
          {screenNoteWords(note)}
        </Text>
      ))}
      <Stack as="ul" gap={2.5}>
        {creature.doubts.map((doubt) =>
          doubt.note.code === 'figuresOutdated' ? (
            <Row
              as="li"
              key={doubt.field}
              className={styles.outdated}
              gap={2}
              gapX={3}
              wrap
              justify="between"
              data-doubt
            >
              <p>{screenNoteWords(doubt.note)}</p>
              {creature.doubts.length === 1 && (
                <LooksRight onClick={() => onAnswer({ pokemon: creature.creature.pokemon })} />
              )}
            </Row>
          ) : (
            <PictureDoubt
              key={doubt.field}
              creature={creature}
              doubt={doubt}
              crops={crops}
              onAnswer={(value) => onAnswer({ [doubt.field]: value })}
            />
          ),
        )}
      </Stack>
      {choice}
    </Stack>
  );
}

/** Everything is as it was read. */
const LooksRight = ({ onClick }: { readonly onClick: () => void }) => (
  <Button small icon={<IconCheck size={18} aria-hidden="true" />} onClick={onClick}>
    {t('review.right')}
  </Button>
);
