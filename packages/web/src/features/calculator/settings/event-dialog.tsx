// Which events the week has: none, this week's, those of a past week, or the player's own.

import { useState } from 'react';
import { messages } from '../../../messages/messages.ts';
import { useAppState, useUser } from '../../../state/context.ts';
import { isSame } from '../../../state/data/data.ts';
import { mondayAt } from '../../../state/this-week.ts';
import { Segmented } from '../../../ui/fields/segmented.tsx';
import { Note } from '../../../ui/layout/layout.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import type { SettingDialogProps } from './dialog-props.ts';
import { chosenFrom, type EventSource, eventDraftOf } from './event-draft.ts';
import { OwnEvent } from './own-event.tsx';
import { PastEvents } from './past-events.tsx';
import { WeekEvents } from './week-events.tsx';
import * as styles from './event-dialog.module.css';

const t = messages('calculatorSettings');

const SOURCES: readonly EventSource[] = ['none', 'week', 'past', 'own'];

export function EventDialog({ onClose }: Pick<SettingDialogProps, 'onClose'>) {
  const { settings } = useAppState();
  const event = useUser((user) => user.event);
  const [draft, setDraft] = useState(() => eventDraftOf(event));
  const [thisWeek] = useState(() => mondayAt(Date.now()));
  const chosen = chosenFrom(draft, thisWeek);

  const save = () => {
    if (chosen !== undefined && !isSame(chosen, event)) settings.set('event', chosen);
    onClose();
  };
  return (
    <FormDialog
      title={t('event.title')}
      maxWidth={760}
      draft={draft}
      disabled={chosen === undefined}
      onSubmit={save}
      onClose={onClose}
    >
      <Segmented
        label={t('event.sources')}
        labelHidden
        value={draft.source}
        choices={SOURCES.map((source) => ({ value: source, label: t(`event.${source}`) }))}
        onChange={(value) => {
          const source = SOURCES.find((one) => one === value);
          if (source) setDraft({ ...draft, source });
        }}
      />
      {draft.source === 'none' && (
        <Note className={styles.note} size="label">
          {t('event.noneNote')}
        </Note>
      )}
      {draft.source === 'week' && <WeekEvents monday={thisWeek} />}
      {draft.source === 'past' && <PastEvents chosen={draft.past} onChoose={(past) => setDraft({ ...draft, past })} />}
      {draft.source === 'own' && <OwnEvent draft={draft} onChange={setDraft} />}
      <Note className={styles.note} size="label">
        {t('event.note')}
      </Note>
    </FormDialog>
  );
}
