// Replay of one simulated day, event by event, of all members or one.
import { DAYS_A_WEEK } from '@oversleep/game';
import { DAY } from '@oversleep/questions';
import { useMemo, useState } from 'react';
import { dateFormat } from '../../../messages/formats.ts';
import { messages } from '../../../messages/messages.ts';
import { useAnswer } from '../../../sim/use-answer.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Chip, Chips } from '../../../ui/buttons/chip.tsx';
import { FailureBanner } from '../../../ui/feedback/failure-banner.tsx';
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Row, Stack } from '../../../ui/layout/layout.tsx';
import { memberName, type TeamReport } from '../results/team-report.ts';
import { ReplayControls } from './replay-controls.tsx';
import { replayEvents, sumsUntil } from './replay-events.ts';
import { ReplayList } from './replay-list.tsx';
import { ReplaySums } from './replay-sums.tsx';
import { useReplay } from './use-replay.ts';
import * as styles from './explain.module.css';

const t = messages('calculatorReplay');

const weekdayName = dateFormat({ weekday: 'long', timeZone: 'UTC' });
/** Day 0 is Monday, as 1 January 2024 was. */
const dayName = (day: number) => weekdayName(Date.UTC(2024, 0, 1 + day));
/** Weeks to choose from: as many as every simulation has runs. */
const WEEKS = 8;

export function Explain({ context }: { readonly context: TeamReport }) {
  const { question, production, settings } = context;
  const [day, setDay] = useState(0);
  const [week, setWeek] = useState(0);
  const { seed } = production;
  const input = useMemo(() => ({ question, key: { seed, chain: week, week: 0, day } }), [question, seed, week, day]);
  const asked = useAnswer(DAY, input);
  const trace = asked.state === 'failed' ? undefined : asked.last;
  const events = useMemo(
    () => (trace ? replayEvents(context, trace.moments, settings.recipeType) : []),
    [context, trace, settings.recipeType],
  );

  return (
    <Stack gap={3.5} fit>
      <Row className={styles.explainChoice} gap={3} wrap align="end">
        <SelectField
          label={t('choice.day')}
          value={String(day)}
          choices={Array.from({ length: DAYS_A_WEEK }, (_, index) => ({ value: String(index), label: dayName(index) }))}
          onChange={(value) => setDay(Number(value))}
        />
        <Button onClick={() => setWeek((now) => (now + 1) % WEEKS)}>{t('choice.otherWeek')}</Button>
      </Row>
      {asked.state === 'failed' && <FailureBanner what={t('choice.failed')} why={asked.why} onRetry={asked.retry} />}
      {events.length > 0 && (
        <Story context={context} events={events} title={t('choice.title', { day: dayName(day), week: week + 1 })} />
      )}
      {events.length === 0 && asked.state !== 'failed' && (
        <>
          <p className="unseen" role="status">
            {t('choice.loading')}
          </p>
          <SkeletonText lines={6} />
        </>
      )}
    </Stack>
  );
}

interface StoryProps {
  readonly context: TeamReport;
  readonly events: ReturnType<typeof replayEvents>;
  readonly title: string;
}

function Story({ context, events, title }: StoryProps) {
  const [followed, setFollowed] = useState<number>();
  const shown = useMemo(
    () => (followed === undefined ? events : events.filter(({ members }) => members.includes(followed))),
    [events, followed],
  );
  const replay = useReplay(shown);
  const now = shown[replay.current];
  return (
    <>
      <Chips label={t('choice.member')}>
        {context.members.map((member) => (
          <Chip
            key={member.index}
            label={memberName(member)}
            colour="var(--primary)"
            selected={followed === member.index}
            onToggle={(selected) => setFollowed(selected ? member.index : undefined)}
          />
        ))}
      </Chips>
      <ReplayControls replay={replay} events={shown} />
      <Stack className={styles.explainStage} gap={4} fit>
        <ReplayList title={title} events={shown} current={replay.current} onGo={replay.goTo} />
        <ReplaySums
          context={context}
          sums={sumsUntil(events, now ? events.indexOf(now) : -1)}
          clock={now?.clock ?? ''}
        />
      </Stack>
    </>
  );
}
