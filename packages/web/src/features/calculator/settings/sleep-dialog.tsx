// When the team sleeps. Works on a draft: Save applies it, closing forgets it.
import { formatClock, gameOf, type Schedule, sleepMinutes, sleepScore } from '@oversleep/game';
import { Suspense, useState } from 'react';
import { messages } from '../../../messages/messages.ts';
import { ClockField } from '../../../parts/clock-field.tsx';
import { useAppState, useUser } from '../../../state/context.ts';
import { lazyPart } from '../../../state/page/loading.ts';
import { Ring } from '../../../ui/charts/ring.tsx';
import { Grid, Note, Stack, Text } from '../../../ui/layout/layout.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { PRESETS } from './dial.ts';
import type { SettingDialogProps } from './dialog-props.ts';
import { SleepDial } from './sleep-dial.tsx';
import { durationWords, sleepRefusal } from './sleep-words.ts';
import * as styles from './sleep-dialog.module.css';

const t = messages('calculatorSettings');

const NightcapField = lazyPart(
  () => import('./nightcap-field.tsx'),
  (file) => file.NightcapField,
);

export function SleepDialog({ team, onClose }: SettingDialogProps) {
  const { teams, settings } = useAppState();
  const edition = useUser((user) => user.edition);
  const [draft, setDraft] = useState<Schedule>({ bedtime: team.bedtime, wakeup: team.wakeup });
  const kept = useUser((user) => user.nightcap);
  const [nightcap, setNightcap] = useState(kept);
  // New fields with every preset, so that a refused text goes even where the time stays the same.
  const [picks, setPicks] = useState(0);
  const refusal = sleepRefusal(draft);
  const minutes = sleepMinutes(draft);
  const score = sleepScore(gameOf(edition).rules, minutes);
  const isSame = (other: Schedule) => other.bedtime === draft.bedtime && other.wakeup === draft.wakeup;

  const save = () => {
    if (!isSame(team)) teams.updateSleep(team.index, draft);
    if (nightcap !== kept) settings.set('nightcap', nightcap);
    onClose();
  };
  return (
    <FormDialog
      title={t('sleep.title')}
      maxWidth={400}
      draft={[draft, nightcap]}
      disabled={refusal !== undefined}
      onSubmit={save}
      onClose={onClose}
    >
      <Stack className={styles.sleep} gap={3} align="center">
        <Text tone="muted">{durationWords(minutes)}</Text>
        <SleepDial schedule={draft} onChange={setDraft}>
          <Ring label={t('sleep.scoreLabel')} share={score / 100} size={80} colour="var(--night)" />
          <Note as="span">{t('sleep.score')}</Note>
        </SleepDial>
        <Grid key={picks} columns={2} wide gap={3}>
          <ClockField
            label={t('sleep.bedtime')}
            value={draft.bedtime}
            onChange={(bedtime) => setDraft({ ...draft, bedtime })}
          />
          <ClockField
            label={t('sleep.wakeup')}
            value={draft.wakeup}
            onChange={(wakeup) => setDraft({ ...draft, wakeup })}
          />
        </Grid>
        <p className={styles.refusal} role="alert">
          {refusal}
        </p>
        <Grid as="fieldset" columns={2} wide gap={2} flush aria-label={t('sleep.presets')}>
          {PRESETS.map((preset) => (
            <Stack
              as="button"
              key={preset.name}
              target
              pad={1.5}
              padX={2}
              tone="text"
              size="note"
              frame="field"
              aria-pressed={isSame(preset)}
              onClick={() => {
                setPicks(picks + 1);
                setDraft({ bedtime: preset.bedtime, wakeup: preset.wakeup });
              }}
            >
              <b>{t(`sleep.${preset.name}`)}</b> {formatClock(preset.bedtime)}–{formatClock(preset.wakeup)}
            </Stack>
          ))}
        </Grid>
        <Suspense>
          <NightcapField edition={edition} schedule={draft} level={nightcap} onChange={setNightcap} />
        </Suspense>
      </Stack>
    </FormDialog>
  );
}
