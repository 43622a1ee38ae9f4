// One entry of the week's log: to read, to change and to delete.
import type { Game, RecipeType, WeekLogEntry } from '@oversleep/game';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { messages } from '../../messages/messages.ts';
import { countText } from '../../parts/words/wording.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Grid, Note, Stack, Text } from '../../ui/layout/layout.tsx';
import { LogFields } from './log-fields.tsx';
import { useDoubt } from './use-doubt.tsx';
import { dayName, dishChoices, dishName, mealName } from './week-words.ts';
import * as styles from './week.module.css';

const t = messages('week');

interface LogRowProps {
  readonly game: Game;
  readonly entry: WeekLogEntry;
  readonly type: RecipeType;
  /** Strength of the previous entry. */
  readonly before: number | null;
  /** No entry is later. */
  readonly latest: Pick<WeekLogEntry, 'day' | 'time'>;
  /** Lower than the one before, which another device may have logged. */
  readonly isDoubtful: boolean;
  /** It is right as it is. */
  readonly onAccept: () => void;
  readonly onChange: (entry: WeekLogEntry) => void;
  readonly onDelete: () => void;
}

export const entryName = ({ day, meal }: Pick<WeekLogEntry, 'day' | 'meal'>): string =>
  t('log.entry', { what: meal ? mealName(meal) : t('log.snorlax'), day: dayName(day) });

function entryText(game: Game, type: RecipeType, { meal, dish, strength }: WeekLogEntry): string {
  const value = strength === null ? undefined : countText(strength);
  if (!meal) return value === undefined ? t('log.snorlax') : t('log.onlyStrength', { strength: value });
  const cooked = { meal: mealName(meal), dish: dishName(game, type, dish ?? '') };
  return value === undefined ? t('log.meal', cooked) : t('log.mealStrength', { ...cooked, strength: value });
}

export function LogRow(props: LogRowProps) {
  const { game, entry, type, before, isDoubtful, onAccept, onDelete } = props;
  const [isEditing, setEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    // Keyboard users continue from the row.
    if (wasEditing.current && !isEditing) edit.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  if (isEditing) return <EditRow {...props} onClose={() => setEditing(false)} />;
  return (
    <li data-part="entry">
      <Stack gap={0.5} grow>
        <Note as="span" className={styles.note}>
          {dayName(entry.day)} {entry.time}
        </Note>
        <span>{entryText(game, type, entry)}</span>
        {isDoubtful && before !== null && (
          <div className={styles.doubt} role="status">
            <p>{t('log.lower', { strength: countText(before) })}</p>
            <Button small onClick={() => setEditing(true)}>
              {t('log.fix')}
            </Button>
            <Button small variant="quiet" onClick={onAccept}>
              {t('log.right')}
            </Button>
          </div>
        )}
      </Stack>
      <IconButton
        ref={edit}
        label={t('log.edit', { entry: entryName(entry) })}
        icon={<IconPencil size={20} aria-hidden="true" />}
        onClick={() => setEditing(true)}
      />
      <IconButton
        label={t('log.delete', { entry: entryName(entry) })}
        icon={<IconTrash size={20} aria-hidden="true" />}
        onClick={onDelete}
      />
    </li>
  );
}

function EditRow({
  game,
  entry,
  type,
  before,
  latest,
  onChange,
  onClose,
}: LogRowProps & { readonly onClose: () => void }) {
  const [dish, setDish] = useState(entry.dish ?? '');
  const [time, setTime] = useState(entry.time);
  const [strength, setStrength] = useState(entry.strength ?? 0);
  const form = useRef<HTMLFormElement>(null);
  const isEmpty = !entry.meal && strength === 0;
  const doubt = useDoubt(before, form, (sure) => {
    onChange({ ...entry, time, dish: entry.meal ? dish : null, strength: sure > 0 ? sure : null });
    onClose();
  });
  useEffect(() => form.current?.querySelector<HTMLElement>('select, [role="spinbutton"]')?.focus(), []);
  const known = dishChoices(game, type);
  const choices = known.some(({ value }) => value === dish)
    ? known
    : [{ value: dish, label: dishName(game, type, dish) }, ...known];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isEmpty) doubt.ask(strength);
  };
  return (
    <li>
      <Grid
        as="form"
        ref={form}
        least={14}
        gap={3}
        align="start"
        aria-label={t('log.edit', { entry: entryName(entry) })}
        onSubmit={submit}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && !event.defaultPrevented) onClose();
        }}
      >
        <Text across tone="muted">
          {entryName(entry)}
        </Text>
        <LogFields
          cooked={entry.meal ? { dish, choices } : undefined}
          onDish={setDish}
          at={{ day: entry.day, time }}
          latest={latest}
          onTime={setTime}
          strength={strength}
          onStrength={setStrength}
          doubt={doubt}
        >
          <Button type="submit" aria-disabled={isEmpty}>
            {t('save')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
        </LogFields>
      </Grid>
    </li>
  );
}
