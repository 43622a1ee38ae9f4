// Team gain of each member, calculated once the figures are final, and only once per team.
import { type MemberGains, WORTH } from '@oversleep/questions';
import { useAnswer } from '../../../sim/use-answer.ts';
import { AFTER_FIGURES } from '../results/after-figures.ts';
import type { TeamReport } from '../results/team-report.ts';

interface MemberWorths {
  /** By index of the member; undefined until known for this team. */
  readonly worths: MemberGains | undefined;
  readonly failure: string | undefined;
  readonly again: () => void;
}

/** A team of one has no team gains. */
export function useWorth({ question }: TeamReport, ready: boolean): MemberWorths {
  const input = ready && question.members.length > 1 ? question : undefined;
  const asked = useAnswer(WORTH, input, AFTER_FIGURES);
  return {
    worths: asked.state === 'failed' ? undefined : asked.value,
    failure: asked.state === 'failed' ? asked.why : undefined,
    again: asked.retry,
  };
}
