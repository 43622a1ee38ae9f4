// The draft of the cooking and presence settings.
import { type LookIn, type PlayerPolicy, USUAL_POLICY } from '@oversleep/game';
import { messages } from '../../../messages/messages.ts';
import { readTimes, timesText } from '../../../parts/figures/times-text.ts';

const t = messages('calculatorSettings');

export type Presence = 'always' | 'hours' | 'times';

export interface PolicyDraft extends Omit<PlayerPolicy, 'lookIn'> {
  readonly presence: Presence;
  readonly hours: number;
  /** As it was typed: times of the day with anything between them. */
  readonly times: string;
}

/** Most players check the app three to six times a day. */
const FIRST_HOURS = 4;
const FIRST_TIMES = '07:30, 12:00, 18:00, 22:00';

export function policyDraftOf(policy: PlayerPolicy | null): PolicyDraft {
  const { lookIn, ...rest } = policy ?? USUAL_POLICY;
  const draft: PolicyDraft = { ...rest, presence: 'always', hours: FIRST_HOURS, times: FIRST_TIMES };
  if (lookIn === 'always') return draft;
  return 'at' in lookIn
    ? { ...draft, presence: 'times', times: timesText(lookIn.at) }
    : { ...draft, presence: 'hours', hours: lookIn.everyHours };
}

/** What is wrong with the times; undefined for good ones. */
export const timesRefusal = (text: string): string | undefined => (readTimes(text) ? undefined : t('looks.badTimes'));

function lookInFrom({ presence, hours, times }: PolicyDraft): LookIn {
  if (presence === 'hours') return { everyHours: hours };
  return presence === 'times' ? { at: readTimes(times) ?? [] } : 'always';
}

/** Undefined as long as it cannot be saved. */
export function policyFrom(draft: PolicyDraft): PlayerPolicy | undefined {
  if (draft.presence === 'times' && timesRefusal(draft.times) !== undefined) return undefined;
  const { filler, sunday, holdTasty, recipesLevelUp } = draft;
  return { filler, sunday, holdTasty, lookIn: lookInFrom(draft), recipesLevelUp };
}
