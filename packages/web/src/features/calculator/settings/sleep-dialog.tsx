// When the team sleeps. Works on a draft: Save applies it, closing forgets it.
import {
  durationText,
  formatClock,
  gameOf,
  parseClock,
  type Schedule,
  sleepMinutes,
  sleepScore,
} from '@oversleep/game';
import { useId, useState } from 'react';
import { useAppState, useUser } from '../../../state/context.ts';
import { Button } from '../../../ui/button.tsx';
import { Chip, Chips } from '../../../ui/chip.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Ring } from '../../../ui/ring.tsx';
import { PRESETS } from './dial.ts';
import type { SettingDialogProps } from './dialog-props.ts';
import { sleepRefusal } from './setting-words.ts';
import { SleepDial } from './sleep-dial.tsx';
import './sleep-dialog.css';

export function SleepDialog({ team, onClose }: SettingDialogProps) {
  const { teams } = useAppState();
  const edition = useUser((user) => user.edition);
  const [draft, setDraft] = useState<Schedule>({ bedtime: team.bedtime, wakeup: team.wakeup });
  const refusal = sleepRefusal(draft);
  const minutes = sleepMinutes(draft);
  const score = sleepScore(gameOf(edition).rules, minutes);
  const isSame = (other: Schedule) => other.bedtime === draft.bedtime && other.wakeup === draft.wakeup;

  const save = () => {
    if (!isSame(team)) teams.updateSleep(team.index, draft);
    onClose();
  };
  return (
    <Dialog
      open
      title="Update sleep"
      maxWidth={400}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" disabled={refusal !== undefined} onClick={save}>
            Save
          </Button>
        </>
      }
    >
      <div className="sleep">
        <p className="sleep-duration">{durationText(minutes)}</p>
        <SleepDial schedule={draft} onChange={setDraft}>
          <Ring label="Sleep score" share={score / 100} size={84} colour="var(--night)" />
          <span className="sleep-score">Sleep score</span>
        </SleepDial>
        <div className="sleep-times">
          <TimeField label="Bedtime" value={draft.bedtime} onChange={(bedtime) => setDraft({ ...draft, bedtime })} />
          <TimeField label="Wakeup" value={draft.wakeup} onChange={(wakeup) => setDraft({ ...draft, wakeup })} />
        </div>
        <p className="sleep-refusal" role="alert">
          {refusal}
        </p>
        <Chips label="Presets">
          {PRESETS.map((preset) => (
            <Chip
              key={preset.label}
              label={`${preset.label} ${formatClock(preset.bedtime)}–${formatClock(preset.wakeup)}`}
              selected={isSame(preset)}
              onToggle={() => setDraft({ bedtime: preset.bedtime, wakeup: preset.wakeup })}
            />
          ))}
        </Chips>
      </div>
    </Dialog>
  );
}

interface TimeFieldProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (clock: number) => void;
}

function TimeField({ label, value, onChange }: TimeFieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <input
        id={id}
        className="field-control"
        type="time"
        required
        value={formatClock(value)}
        onChange={(event) => {
          // Empty while somebody is in the middle of typing.
          const clock = parseClock(event.target.value);
          if (clock !== undefined) onChange(clock);
        }}
      />
    </div>
  );
}
