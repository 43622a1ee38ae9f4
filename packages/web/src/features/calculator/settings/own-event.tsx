// One's own event: what, how much, whom; row by row.
import {
  ELEMENT_TYPES,
  EVENT_KINDS,
  EVENT_SPECIALTIES,
  MAX_EVENT_ADDITION,
  MAX_EVENT_EFFECTS,
  MAX_EVENT_FACTOR,
} from '@oversleep/game';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Glyph } from '../../../ui/glyph.tsx';
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
import { KIND_WORDS, targetWords } from './event-words.ts';
import * as styles from './event-dialog.module.css';

const KINDS = Object.entries(KIND_WORDS).map(([value, label]) => ({ value, label }));

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const TARGETS = [
  { value: EVERYONE, label: 'Everyone' },
  ...EVENT_SPECIALTIES.map((specialty) => ({
    value: specialtyValue(specialty),
    label: capital(targetWords({ specialty })),
  })),
  ...ELEMENT_TYPES.map((type) => ({ value: typeValue(type), label: targetWords({ type: [type] }) })),
];

interface OwnEventProps {
  readonly draft: EventDraft;
  readonly onChange: (draft: EventDraft) => void;
}

export function OwnEvent({ draft, onChange }: OwnEventProps) {
  return (
    <>
      {draft.own.length === 0 && (
        <p className={styles.note}>As the game announces it: add a line for each effect that it names.</p>
      )}
      <ul className={styles.own}>
        {draft.own.map((row, i) => (
          <OwnLine
            key={row.key}
            row={row}
            number={i + 1}
            onChange={(change) => onChange(withChangedOwn(draft, row.key, change))}
            onRemove={() => onChange(withoutOwn(draft, row.key))}
          />
        ))}
      </ul>
      <div>
        <Button
          icon={<Glyph name="plus" />}
          disabled={draft.own.length >= MAX_EVENT_EFFECTS}
          onClick={() => onChange(withOwnRow(draft, 'skillTrigger'))}
        >
          Add an effect
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
    <li className={styles.ownRow} aria-label={`Effect ${number}`}>
      <SelectField
        label="What"
        value={what}
        choices={KINDS}
        onChange={(value) => {
          if (isKind(value)) onChange({ what: value, amount: firstAmount(value) });
        }}
      />
      <NumberField
        label={isFactor ? 'Times' : 'More'}
        value={amount}
        min={isFactor ? 0.05 : 0}
        max={isFactor ? MAX_EVENT_FACTOR : MAX_EVENT_ADDITION}
        step={isFactor ? 0.05 : 1}
        live
        onChange={(value) => onChange({ amount: value })}
      />
      {aimed ? (
        <SelectField label="Whom" value={who} choices={TARGETS} onChange={(value) => onChange({ who: value })} />
      ) : (
        <p className={styles.note}>for everyone</p>
      )}
      <IconButton plain label={`Remove effect ${number}`} icon={<Glyph name="close" />} onClick={onRemove} />
    </li>
  );
}
