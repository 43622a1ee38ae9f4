// A list of possible upgrades, filtered and sorted, each with its gain, how accurate that is, and what it costs.
import type { Estimate } from '@oversleep/engine';
import { type ReactNode, useState } from 'react';
import { messages } from '../../../messages/messages.ts';
import { changeText, isClear, marginText } from '../../../parts/words/range-text.ts';
import { countText } from '../../../parts/words/wording.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Switch } from '../../../ui/fields/checkbox.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Grid, Note, Stack, Text } from '../../../ui/layout/layout.tsx';
import { canBeDone, gainWords, type NextRow, ORDERS, ordered, type Purse, type StepOrder } from './step-rows.ts';
import * as styles from './next.module.css';

const t = messages('calculatorNext');

export interface ShownRow extends NextRow {
  readonly picture: ReactNode;
  readonly name: string;
  /** Id of the Pokémon whose growth can be planned. */
  readonly growing: string | undefined;
}

interface RowListProps {
  readonly rows: readonly ShownRow[];
  readonly empty: string;
  /** Shows what the upgrades of one cost. */
  readonly onPlan: (id: string) => void;
}

const MOST_AT_ONCE = 30;
const MOST_CANDIES = 9999;
const MOST_SHARDS = 99_999_999;

export function RowList({ rows, empty, onPlan }: RowListProps) {
  const [order, setOrder] = useState<StepOrder>('gain');
  const [isToday, setToday] = useState(false);
  const [purse, setPurse] = useState<Purse>({ candies: 0, shards: 0 });
  const [most, setMost] = useState(MOST_AT_ONCE);
  const chosen = ordered(isToday ? rows.filter((row) => canBeDone(row, purse)) : rows, order);
  return (
    <>
      <Grid least={12} gap={3} align="end">
        <SelectField
          label={t('rows.sort')}
          value={order}
          choices={ORDERS.map((value) => ({ value, label: t(`orders.${value}`) }))}
          onChange={(value) => setOrder(ORDERS.find((known) => known === value) ?? 'gain')}
        />
        <Switch label={t('rows.today')} checked={isToday} onChange={setToday} />
        {isToday && <PurseFields purse={purse} onChange={setPurse} />}
      </Grid>
      {chosen.length === 0 ? (
        <Note>{rows.length === 0 ? empty : t('rows.noneToday')}</Note>
      ) : (
        <Stack as="ol" fit flush>
          {chosen.slice(0, most).map((row) => (
            <Row key={row.key} row={row} order={order} onPlan={onPlan} />
          ))}
        </Stack>
      )}
      {chosen.length > most && (
        <Button onClick={() => setMost(most + MOST_AT_ONCE)}>{t('rows.showMore', { count: chosen.length })}</Button>
      )}
      <Note>{t('rows.note')}</Note>
    </>
  );
}

interface PurseFieldsProps {
  readonly purse: Purse;
  readonly onChange: (purse: Purse) => void;
}

function PurseFields({ purse, onChange }: PurseFieldsProps) {
  const field = (kind: keyof Purse, most: number) => (
    <NumberField
      label={t(`rows.${kind}`)}
      live
      min={0}
      max={most}
      value={purse[kind]}
      note={t('rows.noLimit')}
      onChange={(amount) => onChange({ ...purse, [kind]: amount })}
    />
  );
  return (
    <>
      {field('candies', MOST_CANDIES)}
      {field('shards', MOST_SHARDS)}
    </>
  );
}

const toneOf = ({ mean, error }: Estimate) => (isClear(mean, error) ? (mean > 0 ? 'strength' : 'down') : 'muted');

interface RowProps extends Pick<RowListProps, 'onPlan'> {
  readonly row: ShownRow;
  readonly order: StepOrder;
}

function Row({ row, order, onPlan }: RowProps) {
  const { picture, name, words, more, costWords, gain, growing } = row;
  return (
    <Grid as="li" className={styles.row} gap={1} gapX={3} align="center">
      <Stack as="span" className={styles.picture} middle>
        {picture}
      </Stack>
      <Stack className={styles.what} slim breaks="anywhere">
        <b>{name}</b>
        <span>
          {words}
          {more && <Note as="span"> · {more}</Note>}
        </span>
        <Note as="span">{costWords}</Note>
      </Stack>
      <Stack as="p" className={styles.gain} align="end" textAlign="end">
        {gain ? (
          <>
            <Text as="b" tone={toneOf(gain)}>
              {changeText(gain.mean, countText)}
            </Text>
            <Note as="span">{marginText(gain.error, countText)}</Note>
            <Note as="span">{gainWords({ ...row, gain }, order)}</Note>
          </>
        ) : (
          <Skeleton width="5rem" />
        )}
      </Stack>
      {growing !== undefined && (
        <Button small variant="quiet" onClick={() => onPlan(growing)}>
          {t.rich('rows.plan', { name, unseen: (inner) => <span className="unseen">{inner}</span> })}
        </Button>
      )}
    </Grid>
  );
}
