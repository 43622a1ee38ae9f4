// Problems in the words of the API: those of the pages, but for sentences that the specification quotes or that speak to programs.
import own from '../api/problems.json' with { type: 'json' };
import pages from '../en/errors.json' with { type: 'json' };
import { type MessageValues, messageText } from './message.ts';

const SENTENCES: Readonly<Record<string, string>> = { ...pages, ...own };

/** The sentence of a problem with its placeholders. */
export const problemMessage = (key: string): string => SENTENCES[key] ?? key;

export const problemText = (key: string, values?: MessageValues): string =>
  messageText(problemMessage(key), values, (value) => value.toLocaleString('en'));
