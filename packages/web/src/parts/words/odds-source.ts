// Where the odds of a catch come from, in one line; docs/sources.md says more.
import { messages } from '../../messages/messages.ts';

const t = messages('parts');

export const oddsSource = (): string => t('oddsSource');
