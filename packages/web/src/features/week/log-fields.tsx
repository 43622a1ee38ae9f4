// Fields of a new or edited log entry: dish, time, Strength with the buttons beside it, and the question about a lower Strength.
import { momentOf, type PlayerWeek, WEEK_LIMITS } from '@oversleep/game';
import type { ReactNode } from 'react';
import { messages } from '../../messages/messages.ts';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { type SelectChoice, SelectField } from '../../ui/fields/select-field.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { TimeField } from './time-field.tsx';
import type { StrengthDoubt } from './use-doubt.tsx';
import * as styles from './week.module.css';

const t = messages('week');

type At = Pick<PlayerWeek, 'day' | 'time'>;

interface LogFieldsProps {
  /** Undefined where no meal is logged, only Snorlax's Strength. */
  readonly cooked: { readonly dish: string; readonly choices: readonly SelectChoice[] } | undefined;
  readonly onDish: (dish: string) => void;
  readonly at: At;
  /** Nothing is logged that has not happened: a later time becomes this one. */
  readonly latest: At;
  readonly onTime: (time: string) => void;
  readonly strength: number;
  readonly onStrength: (strength: number) => void;
  readonly doubt: StrengthDoubt;
  /** Buttons, beside the last field. */
  readonly children: ReactNode;
}

export function LogFields(props: LogFieldsProps) {
  const { cooked, onDish, at, latest, onTime, strength, onStrength, doubt, children } = props;
  return (
    <>
      {cooked && <SelectField label={t('log.cooked')} value={cooked.dish} choices={cooked.choices} onChange={onDish} />}
      <TimeField
        label={t('log.time')}
        value={at.time}
        onChange={(time) => {
          onTime(momentOf({ day: at.day, time }) > momentOf({ ...latest }) ? latest.time : time);
          doubt.forget();
        }}
      />
      <Row className={styles.strengthAndEnd} gap={2} align="start">
        <NumberField
          label={t('log.strength')}
          live
          min={0}
          max={WEEK_LIMITS.strength}
          value={strength}
          placeholder={cooked ? t('log.optional') : ''}
          onChange={(next) => {
            onStrength(next);
            doubt.forget();
          }}
        />
        {children}
      </Row>
      {doubt.question}
    </>
  );
}
