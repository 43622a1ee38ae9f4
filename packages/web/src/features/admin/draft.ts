// News that is being written: what is still wrong with it, how it will look, and where it waits meanwhile.
import { isObject } from '@oversleep/game';
import { lengthOf } from '../../ui/fields/text-field.tsx';
import type { NewsContent } from './news-preview.tsx';

export interface Draft {
  readonly title: string;
  readonly content: string;
}

export const EMPTY_DRAFT: Draft = { title: '', content: '' };

export const TITLE_LIMIT = 255;
const CONTENT_LIMIT = 100_000;
const SHORTEST_CONTENT = 10;

export interface DraftProblems {
  readonly title?: string;
  readonly content?: string;
}

/** Too long is said by the fields themselves; here it counts too. */
export function draftProblems({ title, content }: Draft): DraftProblems {
  const length = lengthOf(content.trim());
  return {
    ...(title.trim() === '' ? { title: 'News needs a title' } : {}),
    ...(lengthOf(title) > TITLE_LIMIT ? { title: `The title must be ${TITLE_LIMIT} characters or less` } : {}),
    ...(length < SHORTEST_CONTENT ? { content: `The text must be ${SHORTEST_CONTENT} characters or more` } : {}),
    ...(length > CONTENT_LIMIT ? { content: `The text must be ${CONTENT_LIMIT} characters or less` } : {}),
  };
}

export const isReady = (draft: Draft): boolean => Object.keys(draftProblems(draft)).length === 0;

export const isEmpty = ({ title, content }: Draft): boolean => title === '' && content === '';

export const sameDraft = (a: Draft, b: Draft): boolean => a.title === b.title && a.content === b.content;

export const tidyDraft = ({ title, content }: Draft): Draft => ({ title: title.trim(), content: content.trim() });

/** The server signs all news like this, no matter who wrote it. */
const AUTHOR = 'Ovi, the sleepy owl of Oversleep';

export const previewOf = ({ title, content }: Draft, created_at: string): NewsContent => ({
  author: AUTHOR,
  title: title.trim() === '' ? 'Title' : title.trim(),
  content,
  created_at,
});

// ── Kept in this tab of the browser, so that a look at another page does not cost the text ───────────────────────────

const KEY = 'oversleep:admin:draft';

type Keeping = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export function keptDraft(open: () => Keeping): Draft {
  try {
    const kept: unknown = JSON.parse(open().getItem(KEY) ?? 'null');
    if (!isObject(kept)) return EMPTY_DRAFT;
    const { title, content } = kept;
    return typeof title === 'string' && typeof content === 'string' ? { title, content } : EMPTY_DRAFT;
  } catch {
    return EMPTY_DRAFT;
  }
}

/** A browser that stores nothing still has the text on the screen. */
export function keepDraft(open: () => Keeping, draft: Draft): void {
  try {
    if (isEmpty(draft)) open().removeItem(KEY);
    else open().setItem(KEY, JSON.stringify(draft));
  } catch {}
}
