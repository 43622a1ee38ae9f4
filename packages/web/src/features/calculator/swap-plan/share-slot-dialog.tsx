// Who shares a slot, and when: a Pokémon of the box, the days on which it comes in, and where wanted the hours of these days.
import { allMembersOf, formatClock, gameOf, isKnown, minuteOf, parseClock } from '@oversleep/game';
import { useState } from 'react';
import { listFormat } from '../../../messages/formats.ts';
import { messages } from '../../../messages/messages.ts';
import { ClockField } from '../../../parts/clock-field.tsx';
import type { SlotPlan, Times } from '../../../parts/swap-plan/slot-swaps.ts';
import { boxOf, isSame, type PlayerTeam } from '../../../state/data/data.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Chip, Chips } from '../../../ui/buttons/chip.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Grid, Note, Stack, Text } from '../../../ui/layout/layout.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { Candidates } from './candidates.tsx';
import { exchanged, PATTERNS, problemOf, type Sharing, type SharingPattern, sharedRow, sharingOf } from './sharing.ts';
import { clockOf, nameIn, shortDay, timeName } from './swap-plan-words.ts';
import { useSwapPlan } from './use-swap-plan.ts';
import * as styles from './swap-plan.module.css';

const t = messages('rotation');
const listed = listFormat();

const isPattern = (name: string): name is SharingPattern => Object.hasOwn(PATTERNS, name);
const NAMES: readonly SharingPattern[] = Object.keys(PATTERNS).filter(isPattern);
const ALL_DAYS = PATTERNS.hours.days;

interface ShareSlotDialogProps {
  readonly team: PlayerTeam;
  readonly place: number;
  readonly onClose: () => void;
}

export function ShareSlotDialog({ team, place, onClose }: ShareSlotDialogProps) {
  const { times, rows, creatures, edition, change } = useSwapPlan(team);
  const game = gameOf(edition);
  const row: SlotPlan = rows[place] ?? [];
  const own = team.members[place] ?? null;
  const sharers = [...new Set(row.map(({ id }) => id))].filter((id) => id !== null && id !== own);
  const [partner, setPartner] = useState(sharers[0] ?? null);
  const [begun] = useState(() => (own && partner ? sharingOf(row, own, partner, times) : undefined));
  const [sharing, setSharing] = useState<Sharing>(begun ?? PATTERNS.days);
  const [problem, setProblem] = useState<string>();

  const taken = new Set(allMembersOf(team).filter((id) => id !== own && !sharers.includes(id)));
  const box = boxOf(creatures).filter(
    (creature) => isKnown(game, creature) && creature.externalId !== own && !taken.has(creature.externalId),
  );
  const names = { own: nameIn(creatures, own ?? ''), other: partner === null ? '' : nameIn(creatures, partner) };
  const wrong = wrongText(sharing, times, names);

  const put = (next: SlotPlan, done: string) => {
    const refused = change(
      rows.map((known, at) => (at === place ? next : known)),
      done,
    );
    setProblem(refused);
    if (refused === undefined) onClose();
  };
  const save = () => {
    if (own !== null && partner !== null && wrong === undefined)
      put(sharedRow(own, partner, sharing, times), t('turns.saved', names));
  };
  return (
    <FormDialog
      title={t('turns.title', { name: names.own })}
      maxWidth={640}
      draft={[partner, sharing]}
      disabled={partner === null || wrong !== undefined}
      gap={3}
      more={
        sharers.length > 0 && (
          <Button onClick={() => put([{ day: 0, at: 'wakeup', id: own }], t('turns.stopped', { name: names.own }))}>
            {t('turns.stop')}
          </Button>
        )
      }
      onSubmit={save}
      onClose={onClose}
    >
      {problem !== undefined && <Banner kind="error" what={problem} />}
      {sharers.length > 0 && !begun && <Banner kind="info" what={t('turns.other')} why={t('turns.otherWhy')} />}
      <h3 className={styles.heading}>{t('turns.partner')}</h3>
      {box.length === 0 ? (
        <Note className={styles.small} size="small">
          {t('turns.none')}
        </Note>
      ) : (
        <Candidates label={t('turns.partner')} game={game} creatures={box} chosen={partner} onChoose={setPartner} />
      )}
      <h3 className={styles.heading}>{t('turns.when')}</h3>
      <WhenFields sharing={sharing} times={times} onChange={setSharing} />
      <Text className={styles.wrong} tone="down" role="alert">
        {wrong}
      </Text>
      {partner !== null && wrong === undefined && (
        <div className={styles.plan}>
          <p>{planText(sharing, times, names)}</p>
          <Button small onClick={() => setSharing(exchanged(sharing))}>
            {t('turns.swap')}
          </Button>
        </div>
      )}
    </FormDialog>
  );
}

interface WhenFieldsProps {
  readonly sharing: Sharing;
  readonly times: Times;
  readonly onChange: (sharing: Sharing) => void;
}

/** Patterns fill in what can be changed below them. */
function WhenFields({ sharing, times, onChange }: WhenFieldsProps) {
  const { days, from, until } = sharing;
  const { wakeup, bedtime } = times.schedule;
  const evening = Math.min(parseClock(PATTERNS.hours.until ?? '') ?? wakeup, bedtime > wakeup ? bedtime : 24 * 60);
  const pattern = NAMES.find((name) => isSame(PATTERNS[name], sharing)) ?? (until === null ? undefined : 'hours');
  const clock = (at: string) => parseClock(clockOf(at, times)) ?? wakeup;
  const toggled = (day: number) =>
    days.includes(day) ? days.filter((one) => one !== day) : [...days, day].sort((a, b) => a - b);
  return (
    <>
      <Chips label={t('turns.when')}>
        {NAMES.map((name) => (
          <Chip
            key={name}
            label={t(`turns.${name}`)}
            selected={name === pattern}
            onToggle={() =>
              onChange(name === 'hours' ? { ...PATTERNS.hours, until: formatClock(evening) } : PATTERNS[name])
            }
          />
        ))}
      </Chips>
      <Stack gap={1}>
        <Note as="span" className={styles.small} size="small">
          {t('turns.onDays')}
        </Note>
        <Chips label={t('turns.onDays')}>
          {ALL_DAYS.map((day) => (
            <Chip
              key={day}
              label={shortDay(day)}
              selected={days.includes(day)}
              onToggle={() => onChange({ ...sharing, days: toggled(day) })}
            />
          ))}
        </Chips>
      </Stack>
      {pattern === 'hours' && until !== null && (
        <Grid least={8.75} gap={3} align="end">
          <ClockField
            label={t('turns.from')}
            value={clock(from)}
            onChange={(at) => onChange({ ...sharing, from: formatClock(at) })}
          />
          <ClockField
            label={t('turns.until')}
            value={clock(until)}
            onChange={(at) => onChange({ ...sharing, until: formatClock(at) })}
          />
        </Grid>
      )}
    </>
  );
}

interface Names {
  readonly own: string;
  readonly other: string;
}

function wrongText(sharing: Sharing, times: Times, { own }: Names): string | undefined {
  const { wakeup, bedtime } = times.schedule;
  const asleep = [sharing.from, sharing.until].find((at) => at !== null && minuteOf(at, times) === undefined);
  if (asleep) return t('turns.asleep', { time: asleep, wakeup: formatClock(wakeup), bedtime: formatClock(bedtime) });
  const problem = problemOf(sharing, times);
  if (problem === 'allDays') return t('turns.allDays', { own });
  return problem && t(`turns.${problem}`);
}

/** Pinsir on Tue, Thu and Sat, Raichu on the other days */
function planText({ days, from, until }: Sharing, times: Times, names: Names): string {
  const isDaily: 'yes' | 'other' = days.length === ALL_DAYS.length ? 'yes' : 'other';
  const words = { ...names, days: listed(days.map(shortDay)), isDaily };
  if (until === null) {
    const at = from === 'wakeup' ? '' : atText(from, times);
    return at === '' ? t('plan.days', words) : t('plan.daysAt', { ...words, at });
  }
  if (from === 'bedtime' && until === 'wakeup') return t('plan.night', words);
  return t('plan.hours', { ...words, from: clockOf(from, times), until: clockOf(until, times) });
}

const atText = (at: string, times: Times): string =>
  parseClock(at) === undefined ? `${timeName(at)} (${clockOf(at, times)})` : at;
