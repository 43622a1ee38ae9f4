// A button that shows what is selected, and a panel of chips to change it.
import type { ReactNode } from 'react';
import { listFormat } from '../../messages/formats.ts';
import { messages } from '../../messages/messages.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Chip, Chips } from '../../ui/buttons/chip.tsx';
import { Glyph } from '../../ui/glyph.tsx';
import { Note, Stack } from '../../ui/layout/layout.tsx';
import { Popover } from '../../ui/overlays/popover.tsx';
import * as styles from './box-filters.module.css';

const t = messages('box');

interface Pick {
  readonly value: string;
  readonly label: string;
  readonly icon?: ReactNode;
}

interface ChoicePickerProps {
  readonly label: string;
  readonly choices: readonly Pick[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
  /** More options, above the chips. */
  readonly children?: ReactNode;
}

const inList = listFormat({ type: 'unit' });

/** The button names up to so many; beyond that it shows their number. */
const NAMED = 2;

export function ChoicePicker({ label, choices, chosen, onChange, children }: ChoicePickerProps) {
  const names = choices.filter(({ value }) => chosen.includes(value)).map((choice) => choice.label);
  const words = names.length > NAMED ? t('picker.chosen', { count: names.length }) : inList(names) || t('any');
  return (
    <Stack className={styles.picked} gap={1.5} fit>
      <Note as="span" className={styles.label} size="label" weight={600} aria-hidden="true">
        {label}
      </Note>
      <Popover
        label={label}
        align="start"
        width={420}
        trigger={(props) => (
          <button type="button" className={styles.picker} data-chosen={names.length > 0} {...props}>
            <span className="unseen">{t('picker.label', { label })} </span>
            <span>{words}</span>
            <Glyph name="down" size={16} />
          </button>
        )}
      >
        <Stack pad={1} gap={3} align="start">
          {children}
          {choices.length === 0 ? (
            <p>{t('picker.empty')}</p>
          ) : (
            <Chips label={label}>
              {choices.map((choice) => (
                <Chip
                  key={choice.value}
                  label={choice.label}
                  icon={choice.icon}
                  colour="var(--primary)"
                  selected={chosen.includes(choice.value)}
                  onToggle={(on) =>
                    onChange(on ? [...chosen, choice.value] : chosen.filter((other) => other !== choice.value))
                  }
                />
              ))}
            </Chips>
          )}
          {chosen.length > 0 && (
            <Button small variant="quiet" onClick={() => onChange([])}>
              {t('any')}
            </Button>
          )}
        </Stack>
      </Popover>
    </Stack>
  );
}
