// How the player cooks and how often they check the app: five settings, each with a note on what it does.
import { type Filler, LAST_RECIPE_EXP_LEVEL, LOOK_LIMITS, USUAL_POLICY } from '@oversleep/game';
import { useState } from 'react';
import { messages } from '../../../messages/messages.ts';
import { useAppState, useUser } from '../../../state/context.ts';
import { isSame } from '../../../state/data/data.ts';
import { gameFor } from '../../../state/data/user.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Switch } from '../../../ui/fields/checkbox.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { Segmented } from '../../../ui/fields/segmented.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Note, Stack } from '../../../ui/layout/layout.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import type { SettingDialogProps } from './dialog-props.ts';
import { type PolicyDraft, type Presence, policyDraftOf, policyFrom, timesRefusal } from './policy-draft.ts';

const t = messages('calculatorSettings');

const FILLERS = ['never', 'surplus', 'always'] as const satisfies readonly Filler[];
const PRESENCES = ['always', 'hours', 'times'] as const satisfies readonly Presence[];

const fillerChoices = () =>
  FILLERS.map((value) => ({ value, label: t(`policy.${value}`), note: t(`policy.${value}Note`) }));
const presenceChoices = () =>
  PRESENCES.map((value) => ({ value, label: t(`looks.${value}`), note: t(`looks.${value}Note`) }));

interface ExplainedChoice<T> {
  readonly value: T;
  readonly label: string;
  /** What it does. */
  readonly note: string;
}

interface ExplainedChoicesProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly choices: readonly ExplainedChoice<T>[];
  readonly onChange: (value: T) => void;
}

function ExplainedChoices<T extends string>({ label, value, choices, onChange }: ExplainedChoicesProps<T>) {
  const choose = (wanted: string) => {
    const found = choices.find((choice) => choice.value === wanted);
    if (found) onChange(found.value);
  };
  return (
    <>
      <Segmented label={label} value={value} choices={choices} onChange={choose} />
      <Note size="label">{choices.find((choice) => choice.value === value)?.note}</Note>
    </>
  );
}

export function PolicyDialog({ onClose }: Pick<SettingDialogProps, 'onClose'>) {
  const { rules } = useUser(gameFor);
  const { settings } = useAppState();
  const policy = useUser((user) => user.policy);
  const [draft, setDraft] = useState(() => policyDraftOf(policy));
  const chosen = policyFrom(draft);
  const save = () => {
    if (chosen && !isSame(chosen, policy ?? USUAL_POLICY)) settings.set('policy', chosen);
    onClose();
  };
  return (
    <FormDialog
      title={t('policy.title')}
      maxWidth={620}
      draft={draft}
      disabled={!chosen}
      gap={5}
      more={<Button onClick={() => setDraft(policyDraftOf(null))}>{t('policy.reset')}</Button>}
      onSubmit={save}
      onClose={onClose}
    >
      <Stack gap={2}>
        <ExplainedChoices
          label={t('policy.filler')}
          value={draft.filler}
          choices={fillerChoices()}
          onChange={(filler) => setDraft({ ...draft, filler })}
        />
      </Stack>
      <Switch
        label={t('policy.sunday')}
        note={t('policy.sundayNote', { pot: rules.pot.sunday, tasty: rules.extraTasty.sunday.multiplier })}
        checked={draft.sunday}
        onChange={(sunday) => setDraft({ ...draft, sunday })}
      />
      <Switch
        label={t('policy.holdTasty')}
        note={t('policy.holdTastyNote')}
        checked={draft.holdTasty}
        onChange={(holdTasty) => setDraft({ ...draft, holdTasty })}
      />
      <Switch
        label={t('policy.levelUp')}
        note={t('policy.levelUpNote', { level: LAST_RECIPE_EXP_LEVEL })}
        checked={draft.recipesLevelUp}
        onChange={(recipesLevelUp) => setDraft({ ...draft, recipesLevelUp })}
      />
      <Looks draft={draft} onChange={setDraft} />
      <Note size="label">{t('policy.note')}</Note>
    </FormDialog>
  );
}

interface LooksProps {
  readonly draft: PolicyDraft;
  readonly onChange: (draft: PolicyDraft) => void;
}

function Looks({ draft, onChange }: LooksProps) {
  return (
    <Stack gap={2}>
      <ExplainedChoices
        label={t('looks.label')}
        value={draft.presence}
        choices={presenceChoices()}
        onChange={(presence) => onChange({ ...draft, presence })}
      />
      {draft.presence === 'hours' && (
        <NumberField
          label={t('looks.hoursBetween')}
          min={1}
          max={LOOK_LIMITS.mostHours}
          live
          value={draft.hours}
          onChange={(hours) => onChange({ ...draft, hours })}
        />
      )}
      {draft.presence === 'times' && (
        <TextField
          label={t('looks.timesOfDay')}
          value={draft.times}
          message={timesRefusal(draft.times)}
          onChange={(times) => onChange({ ...draft, times })}
        />
      )}
    </Stack>
  );
}
