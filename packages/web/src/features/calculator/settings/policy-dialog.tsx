// How the player cooks and looks in: five choices, each with a sentence about what it does.
import { type Filler, LAST_RECIPE_EXP_LEVEL, LOOK_LIMITS, USUAL_POLICY } from '@oversleep/game';
import { useState } from 'react';
import { sundayWords } from '../../../parts/words/sunday-words.ts';
import { useAppState, useUser } from '../../../state/context.ts';
import { isSame } from '../../../state/data/data.ts';
import { gameFor } from '../../../state/data/user.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Switch } from '../../../ui/fields/checkbox.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { Segmented } from '../../../ui/fields/segmented.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import type { SettingDialogProps } from './dialog-props.ts';
import { type PolicyDraft, type Presence, policyDraftOf, policyFrom, timesRefusal } from './policy-draft.ts';
import * as styles from './policy-dialog.module.css';

interface DescribedOption<T> {
  readonly value: T;
  readonly label: string;
  /** What it does. */
  readonly words: string;
}

const FILLERS: readonly DescribedOption<Filler>[] = [
  { value: 'never', label: 'Never', words: 'Only the dish goes into the pot; free room stays empty.' },
  {
    value: 'surplus',
    label: 'Surplus only',
    words: 'Free room is filled with what the next two meals do not need, the most valuable first.',
  },
  {
    value: 'always',
    label: 'Always',
    words: 'Free room is filled with whatever there is, the cheapest first, even if it is missing later.',
  },
];

const PRESENCES: readonly DescribedOption<Presence>[] = [
  {
    value: 'always',
    label: 'Always',
    words: 'Every skill is collected at once, and no bag is full while you are awake.',
  },
  {
    value: 'hours',
    label: 'Every few hours',
    words: 'From waking up on, and at bedtime. Between looks a day is like a night: bags fill up, few skills wait.',
  },
  {
    value: 'times',
    label: 'At set times',
    words: 'When you wake up and at these times. A meal is cooked at the last look of its time, or missed.',
  },
];

interface DescribedChoiceProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly choices: readonly DescribedOption<T>[];
  readonly onChange: (value: T) => void;
}

function DescribedChoice<T extends string>({ label, value, choices, onChange }: DescribedChoiceProps<T>) {
  const choose = (wanted: string) => {
    const found = choices.find((choice) => choice.value === wanted);
    if (found) onChange(found.value);
  };
  return (
    <>
      <Segmented label={label} value={value} choices={choices} onChange={choose} />
      <p className={styles.note}>{choices.find((choice) => choice.value === value)?.words}</p>
    </>
  );
}

export function PolicyDialog({ onClose }: Pick<SettingDialogProps, 'onClose'>) {
  const sunday = sundayWords(useUser(gameFor));
  const { settings } = useAppState();
  const policy = useUser((user) => user.policy);
  const [draft, setDraft] = useState(() => policyDraftOf(policy));
  const chosen = policyFrom(draft);
  const save = () => {
    if (chosen && !isSame(chosen, policy ?? USUAL_POLICY)) settings.set('policy', chosen);
    onClose();
  };
  return (
    <Dialog
      open
      title="How you cook and look in"
      maxWidth={620}
      onClose={onClose}
      foot={
        <>
          <Button onClick={() => setDraft(policyDraftOf(null))}>As most do</Button>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" disabled={!chosen} onClick={save}>
            Save
          </Button>
        </>
      }
    >
      <div className={styles.policy}>
        <div className={styles.choice}>
          <DescribedChoice
            label="Leftovers in the pot"
            value={draft.filler}
            choices={FILLERS}
            onChange={(filler) => setDraft({ ...draft, filler })}
          />
        </div>
        <Switch
          label="Save for Sunday"
          note={`Sunday’s pot is ${sunday.pot} as large and an extra tasty dish counts ${sunday.tasty}: its ingredients are kept where that pays.`}
          checked={draft.sunday}
          onChange={(sunday) => setDraft({ ...draft, sunday })}
        />
        <Switch
          label="Hold the tasty bonus"
          note="On Saturday rather nothing is cooked than a large stored chance used up, where that pays."
          checked={draft.holdTasty}
          onChange={(holdTasty) => setDraft({ ...draft, holdTasty })}
        />
        <Switch
          label="Recipes level up"
          note={`Every dish gives its recipe EXP, about the Strength of the meal, and counts at its new level for the rest of the week. Each week starts at your levels, halfway to the next one. Recipes stop at level ${LAST_RECIPE_EXP_LEVEL}: the EXP of higher levels isn’t known yet.`}
          checked={draft.recipesLevelUp}
          onChange={(recipesLevelUp) => setDraft({ ...draft, recipesLevelUp })}
        />
        <Looks draft={draft} onChange={setDraft} />
        <p className={styles.note}>
          One choice for all your teams. Leftovers, recipe levels and looks count in every figure; what saving and
          holding bring is told under Cooking and in Week.
        </p>
      </div>
    </Dialog>
  );
}

interface LooksProps {
  readonly draft: PolicyDraft;
  readonly onChange: (draft: PolicyDraft) => void;
}

function Looks({ draft, onChange }: LooksProps) {
  return (
    <div className={styles.choice}>
      <DescribedChoice
        label="When I look in"
        value={draft.presence}
        choices={PRESENCES}
        onChange={(presence) => onChange({ ...draft, presence })}
      />
      {draft.presence === 'hours' && (
        <NumberField
          label="Hours between looks"
          min={1}
          max={LOOK_LIMITS.mostHours}
          live
          value={draft.hours}
          onChange={(hours) => onChange({ ...draft, hours })}
        />
      )}
      {draft.presence === 'times' && (
        <TextField
          label="Times of the day"
          value={draft.times}
          message={timesRefusal(draft.times)}
          onChange={(times) => onChange({ ...draft, times })}
        />
      )}
    </div>
  );
}
