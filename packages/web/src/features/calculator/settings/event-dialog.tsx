// Which events the week has: none, those of this week, those of a past one, or some of one's own.
import { useState } from 'react';
import { useAppState, useUser } from '../../../state/context.ts';
import { isSame } from '../../../state/data/data.ts';
import { mondayAt } from '../../../state/this-week.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Segmented } from '../../../ui/fields/segmented.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import type { SettingDialogProps } from './dialog-props.ts';
import { chosenFrom, type EventSource, eventDraftOf } from './event-draft.ts';
import { OwnEvent } from './own-event.tsx';
import { PastEvents } from './past-events.tsx';
import { WeekEvents } from './week-events.tsx';
import * as styles from './event-dialog.module.css';

const SOURCES: readonly { readonly value: EventSource; readonly label: string }[] = [
  { value: 'none', label: 'None' },
  { value: 'week', label: 'This week' },
  { value: 'past', label: 'Past' },
  { value: 'own', label: 'My own' },
];

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
    <Dialog
      open
      title="Event"
      maxWidth={760}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" disabled={chosen === undefined} onClick={save}>
            Save
          </Button>
        </>
      }
    >
      <div className={styles.event}>
        <Segmented
          label="Events of the week"
          labelHidden
          value={draft.source}
          choices={SOURCES}
          onChange={(value) => {
            const found = SOURCES.find((one) => one.value === value);
            if (found) setDraft({ ...draft, source: found.value });
          }}
        />
        {draft.source === 'none' && (
          <p className={styles.note}>A week like any other: figures without the help of an event.</p>
        )}
        {draft.source === 'week' && <WeekEvents monday={thisWeek} />}
        {draft.source === 'past' && (
          <PastEvents chosen={draft.past} onChoose={(past) => setDraft({ ...draft, past })} />
        )}
        {draft.source === 'own' && <OwnEvent draft={draft} onChange={setDraft} />}
        <p className={styles.note}>
          One choice for all your teams, the Pokébox and comparisons. Where two effects of one kind meet, the larger
          counts.
        </p>
      </div>
    </Dialog>
  );
}
