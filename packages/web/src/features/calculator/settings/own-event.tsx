// The player's own event: one row per effect, with its size and the Pokémon it is for.
import {
  ELEMENT_TYPES,
  EVENT_KINDS,
  EVENT_SPECIALTIES,
  MAX_EVENT_ADDITION,
  MAX_EVENT_EFFECTS,
  MAX_EVENT_FACTOR,
} from '@oversleep/game';
import { messages } from '../../../messages/messages.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Glyph } from '../../../ui/glyph.tsx';
import { Grid, Note, Stack } from '../../../ui/layout/layout.tsx';
import {
  EVERYONE,
  type EventDraft,
  firstAmount,
  isKind,
  type OwnRow,
  specialtyValue,
  typeValue,
  withChangedOwn,
  withOwnRow,
  withoutOwn,
} from './event-draft.ts';
import { targetWords } from './event-words.ts';
import * as styles from './event-dialog.module.css';

const t = messages('calculatorSettings');

const kinds = () =>
  Object.keys(EVENT_KINDS)
    .filter(isKind)
    .map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }));

const targets = () => [
  { value: EVERYONE, label: targetWords.everyone() },
  ...EVENT_SPECIALTIES.map((specialty) => ({
    value: specialtyValue(specialty),
    label: targetWords.specialty(specialty),
  })),
  ...ELEMENT_TYPES.map((type) => ({ value: typeValue(type), label: targetWords.type(type) })),
];

interface OwnEventProps {
  readonly draft: EventDraft;
  readonly onChange: (draft: EventDraft) => void;
}

export function OwnEvent({ draft, onChange }: OwnEventProps) {
  return (
    <>
      {draft.own.length === 0 && (
        <Note className={styles.note} size="label">
          {t('event.ownNote')}
        </Note>
      )}
      <Stack as="ul" gap={3}>
        {draft.own.map((row, i) => (
          <OwnLine
            key={row.key}
            row={row}
            number={i + 1}
            onChange={(change) => onChange(withChangedOwn(draft, row.key, change))}
            onRemove={() => onChange(withoutOwn(draft, row.key))}
          />
        ))}
      </Stack>
      <div>
        <Button
          icon={<Glyph name="plus" />}
          disabled={draft.own.length >= MAX_EVENT_EFFECTS}
          onClick={() => onChange(withOwnRow(draft, 'skillTrigger'))}
        >
          {t('event.addEffect')}
        </Button>
      </div>
    </>
  );
}

interface OwnLineProps {
  readonly row: OwnRow;
  readonly number: number;
  readonly onChange: (change: Partial<OwnRow>) => void;
  readonly onRemove: () => void;
}

function OwnLine({ row: { what, amount, who }, number, onChange, onRemove }: OwnLineProps) {
  const { form, aimed } = EVENT_KINDS[what];
  const isFactor = form === 'factor';
  return (
    <Grid as="li" className={styles.ownRow} gap={2} align="start" aria-label={t('event.effect', { number })}>
      <SelectField
        label={t('event.what')}
        value={what}
        choices={kinds()}
        onChange={(value) => {
          if (isKind(value)) onChange({ what: value, amount: firstAmount(value) });
        }}
      />
      <NumberField
        label={t(isFactor ? 'event.times' : 'event.more')}
        value={amount}
        min={isFactor ? 0.05 : 0}
        max={isFactor ? MAX_EVENT_FACTOR : MAX_EVENT_ADDITION}
        step={isFactor ? 0.05 : 1}
        live
        onChange={(value) => onChange({ amount: value })}
      />
      {aimed ? (
        <SelectField
          label={t('event.target')}
          value={who}
          choices={targets()}
          onChange={(value) => onChange({ who: value })}
        />
      ) : (
        <Note className={styles.note} size="label">
          {t('event.forEveryone')}
        </Note>
      )}
      <IconButton plain label={t('event.removeEffect', { number })} icon={<Glyph name="close" />} onClick={onRemove} />
    </Grid>
  );
}
