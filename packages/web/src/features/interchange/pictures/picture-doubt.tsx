// One doubtful field: its part of the picture, why it is doubtful, and a button for each possible value.
import type { Doubt, FieldValue } from '@oversleep/screens';
import { IconCheck } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { messages } from '../../../messages/messages.ts';
import { fieldName, screenNoteWords } from '../../../parts/words/picture-notes.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Grid, Row, Text } from '../../../ui/layout/layout.tsx';
import { newestGame } from '../newest-game.ts';
import type { Crops } from './picture-crops.ts';
import { choicesFor, readValue, valueText } from './picture-fields.ts';
import type { ReviewedCreature } from './picture-job.ts';
import * as styles from './pictures.module.css';

const t = messages('interchangePictures');

const game = newestGame();

interface PictureDoubtProps {
  readonly creature: ReviewedCreature;
  readonly doubt: Doubt;
  readonly crops: Crops;
  readonly onAnswer: (value: FieldValue) => void;
}

export function PictureDoubt({ creature, doubt: { field, note, options }, crops, onAnswer }: PictureDoubtProps) {
  const name = fieldName(game, field);
  const value = readValue(creature, field);
  const place = creature.places.find((each) => each.field === field);
  const choices = choicesFor(game, creature.creature, field);
  const others = options.filter((option) => option !== value);
  return (
    <Grid as="li" className={styles.doubt} gap={3} align="center" data-doubt>
      {place && <Crop key={place.picture} field={name} place={place} crops={crops} />}
      <div className={styles.words}>
        <p>
          <strong>{name}</strong>{' '}
          <Text as="span" tone="warning" size="label">
            {screenNoteWords(note)}
          </Text>
        </p>
        <Row align="stretch" gap={2} wrap role="group" aria-label={name}>
          {value !== undefined && (
            <Button small icon={<IconCheck size={18} aria-hidden="true" />} onClick={() => onAnswer(value)}>
              {valueText(game, field, value)}
            </Button>
          )}
          {others.map((option) => (
            <Button key={option} small onClick={() => onAnswer(option)}>
              {valueText(game, field, option)}
            </Button>
          ))}
          {value === undefined && choices.length === 0 && (
            <Button small onClick={() => onAnswer('')}>
              {t('doubt.skip')}
            </Button>
          )}
          {choices.length > 0 && (
            <select
              className={styles.other}
              aria-label={t('doubt.other', { field: name })}
              value=""
              onChange={({ currentTarget }) => {
                const chosen = choices.find((choice) => String(choice) === currentTarget.value);
                if (chosen !== undefined) onAnswer(chosen);
              }}
            >
              <option value="">{t('doubt.choose')}</option>
              {choices.map((choice) => (
                <option key={choice} value={choice}>
                  {valueText(game, field, choice)}
                </option>
              ))}
            </select>
          )}
        </Row>
      </div>
    </Grid>
  );
}

interface CropProps extends Pick<PictureDoubtProps, 'crops'> {
  readonly field: string;
  readonly place: ReviewedCreature['places'][number];
}

function Crop({ field, place, crops }: CropProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDrawn, setDrawn] = useState(true);
  useEffect(() => {
    if (canvas.current) void crops.draw(place, canvas.current).then(setDrawn);
  }, [crops, place]);
  return (
    <canvas ref={canvas} className={styles.crop} role="img" aria-label={t('doubt.crop', { field })} hidden={!isDrawn} />
  );
}
