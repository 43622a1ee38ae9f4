// The week of a team that takes turns: its swaps in order, on a desk also as a timeline, and a form to add one.
import { DAYS_A_WEEK, formatClock, gameOf, isKnown, minuteOf } from '@oversleep/game';
import type { TeamQuestion } from '@oversleep/questions';
import { Fragment, useState } from 'react';
import { messages } from '../../../messages/messages.ts';
import { ClockField } from '../../../parts/clock-field.tsx';
import { type Swap, swapsOf, withoutSwap, withSlotSwap } from '../../../parts/swap-plan/slot-swaps.ts';
import { boxOf, type PlayerTeam } from '../../../state/data/data.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Chip, Chips } from '../../../ui/buttons/chip.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Glyph } from '../../../ui/glyph.tsx';
import { Grid, Note, Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { DESKTOP, useMedia } from '../../../ui/use-media.ts';
import { Candidates } from './candidates.tsx';
import { EnergyLines } from './energy-lines.tsx';
import { Gain } from './gain.tsx';
import { clockOf, longDay, nameIn, shortDay, swapText, usualTimes } from './swap-plan-words.ts';
import { Timeline } from './timeline.tsx';
import { useSwapPlan } from './use-swap-plan.ts';
import * as styles from './swap-plan.module.css';

const t = messages('rotation');

const EVERY_DAY = 'every';
const CLOCK = 'clock';

interface WeekDialogProps {
  readonly team: PlayerTeam;
  readonly question: TeamQuestion | undefined;
  readonly onClose: () => void;
}

export function WeekDialog({ team, question, onClose }: WeekDialogProps) {
  const rotation = useSwapPlan(team);
  const { times, rows, creatures, colourOf, change } = rotation;
  const isDesktop = useMedia(DESKTOP);
  const [problem, setProblem] = useState<string>();
  const swaps = swapsOf(rows, times);
  const words = ({ day, at }: Swap) => ({ day: shortDay(day), time: clockOf(at, times) });
  const remove = (swap: Swap) => setProblem(change(withoutSwap(rows, swap, times), t('week.removed', words(swap))));
  const end = () =>
    setProblem(
      change(
        team.members.map((id) => [{ day: 0, at: 'wakeup', id }]),
        t('week.ended'),
      ),
    );
  const list = (
    <Fragment key="swaps">
      <h3 className={styles.heading}>{t('week.swaps')}</h3>
      {swaps.length === 0 && (
        <Note className={styles.small} size="small">
          {t('week.empty')}
        </Note>
      )}
      <Stack as="ol" flush aria-label={t('week.swaps')}>
        {swaps.map((swap) => (
          <Row as="li" key={`${swap.day} ${swap.at}`} className={styles.swap} gap={2} justify="between">
            <span>{t('week.swap', { ...words(swap), names: swapText(swap, creatures) })}</span>
            <IconButton
              label={t('week.remove', words(swap))}
              icon={<Glyph name="close" size={20} />}
              onClick={() => remove(swap)}
            />
          </Row>
        ))}
      </Stack>
    </Fragment>
  );
  const form = <SwapForm key="form" team={team} rotation={rotation} onProblem={setProblem} />;
  const energies = question?.settings.rotation && (
    <EnergyLines
      key="energies"
      question={question}
      rows={rows}
      times={times}
      creatures={creatures}
      colourOf={colourOf}
    />
  );
  // The Pokémon to drag are in sight of the timeline; where there is none, the list of swaps says first what there is.
  return (
    <Dialog
      open
      title={t('week.title', { team: team.name })}
      maxWidth={1100}
      onClose={onClose}
      foot={swaps.length > 0 && <Button onClick={end}>{t('week.end')}</Button>}
    >
      <Stack gap={3} fit>
        {question?.settings.rotation && <Gain question={question} creatures={creatures} />}
        {problem !== undefined && <Banner kind="error" what={problem} />}
        <Timeline rotation={rotation} onProblem={setProblem} />
        {isDesktop ? [form, energies, list] : [list, form]}
      </Stack>
    </Dialog>
  );
}

interface SwapFormProps {
  readonly team: PlayerTeam;
  readonly rotation: ReturnType<typeof useSwapPlan>;
  readonly onProblem: (problem: string | undefined) => void;
}

function SwapForm({ team, rotation, onProblem }: SwapFormProps) {
  const { times, rows, creatures, edition, change } = rotation;
  const game = gameOf(edition);
  const [day, setDay] = useState('0');
  const [time, setTime] = useState('wakeup');
  const [clock, setClock] = useState(Math.min(18 * 60, team.bedtime));
  const [slot, setSlot] = useState('0');
  /** null: the slot is empty from then on. */
  const [id, setId] = useState<string | null>();
  const box = boxOf(creatures).filter((creature) => isKnown(game, creature));
  const unsaved = team.members.flatMap((member) => {
    const creature = member === null ? undefined : creatures[member];
    return creature && !creature.saved ? [creature] : [];
  });
  const at = time === CLOCK ? formatClock(clock) : time;
  const wrong =
    minuteOf(at, times) === undefined
      ? t('turns.asleep', {
          time: at,
          wakeup: formatClock(team.wakeup),
          bedtime: formatClock(team.bedtime),
        })
      : undefined;
  const add = () => {
    const days = day === EVERY_DAY ? Array.from({ length: DAYS_A_WEEK }, (_, one) => one) : [Number(day)];
    const next = days.reduce(
      (all, one) => (id === undefined ? all : withSlotSwap(all, Number(slot), { day: one, at, id }, times)),
      rows,
    );
    onProblem(change(next, t('form.added')));
    setId(undefined);
  };
  return (
    <Stack as="fieldset" className={styles.add} gap={2} slim>
      <legend className={styles.heading}>{t('form.title')}</legend>
      <Candidates
        label={t('form.in')}
        game={game}
        creatures={[...unsaved, ...box]}
        chosen={id ?? null}
        onChoose={setId}
      />
      <Chips label={t('form.or')}>
        <Chip label={t('form.noMember')} selected={id === null} onToggle={(on) => setId(on ? null : undefined)} />
      </Chips>
      <Grid className={styles.form} least={8.75} gap={3} align="end">
        <SelectField
          label={t('form.day')}
          value={day}
          choices={[
            ...Array.from({ length: DAYS_A_WEEK }, (_, one) => ({ value: String(one), label: longDay(one) })),
            { value: EVERY_DAY, label: t('form.everyDay') },
          ]}
          onChange={setDay}
        />
        <SelectField
          label={t('form.time')}
          value={time}
          choices={[
            ...usualTimes(times).map(({ at: value, label }) => ({ value, label })),
            { value: CLOCK, label: t('time.clock') },
          ]}
          onChange={setTime}
        />
        {time === CLOCK && <ClockField label={t('form.clock')} value={clock} onChange={setClock} />}
        <SelectField
          label={t('form.slot')}
          value={slot}
          choices={team.members.map((member, place) => ({
            value: String(place),
            label:
              member === null
                ? t('form.slotEmpty', { place: place + 1 })
                : t('form.slotOf', { place: place + 1, name: nameIn(creatures, member) }),
          }))}
          onChange={setSlot}
        />
        <Button disabled={wrong !== undefined || id === undefined} onClick={add}>
          {t('form.add')}
        </Button>
      </Grid>
      <Text className={styles.wrong} tone="down" role="alert">
        {wrong}
      </Text>
    </Stack>
  );
}
