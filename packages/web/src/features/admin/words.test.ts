// What admins read, and what is decided by itself.
import { expect, test } from 'vitest';
import { dayText, utcText } from '../../parts/words/moment.ts';
import { actionText, actorText, isAboutPlayer } from './audit-words.ts';
import { draftProblems, EMPTY_DRAFT, isReady, keepDraft, keptDraft } from './draft.ts';
import { codeProblem, tidyCode } from './friend-code.ts';
import { durationText, kindText, shareOf } from './job-words.ts';
import { pageCount, pageOf } from './pages.ts';
import { codePieces } from './releases.ts';
import { roleMeaning, roleNamed } from './role-words.ts';
import { userQuery } from './user-list.ts';

test('moments are UTC with 24 hours', () => {
  expect(utcText('2026-07-01T00:05:00+02:00')).toBe('30 Jun 2026, 22:05 UTC');
  expect(utcText('2026-07-01T00:05:00Z')).toBe('1 Jul 2026, 00:05 UTC');
  expect(dayText('2026-07-01')).toBe('1 Jul 2026');
});

test('the log shows what it knows and says what it does not know', () => {
  expect(actionText({ action: 'user.friendCode', meta: { from: 'A', to: 'B' } })).toBe(
    'Friend code changed from A to B',
  );
  expect(actionText({ action: 'news.edit', meta: { title: 'Naps' } })).toBe('News “Naps” changed');
  expect(actionText({ action: 'owl.fed', meta: { mice: 2 } })).toBe('owl.fed {"mice":2}');
  expect(actionText({ action: 'constructor', meta: {} })).toBe('constructor');
  expect(actorText({ actor: null, actorId: null })).toBe('Oversleep itself');
  expect(actorText({ actor: null, actorId: 'x' })).toBe('A deleted account');
  expect(isAboutPlayer({ action: 'news.edit' })).toBe(false);
});

test('a draft needs a title and ten characters that are not blank', () => {
  expect(Object.keys(draftProblems(EMPTY_DRAFT))).toEqual(['title', 'content']);
  expect(isReady({ title: 'x', content: '   9 chars    ' })).toBe(false);
  expect(isReady({ title: 'x', content: '10 letters' })).toBe(true);
  expect(isReady({ title: '🦉'.repeat(255), content: '10 letters' })).toBe(true);
  expect(isReady({ title: 'x'.repeat(256), content: '10 letters' })).toBe(false);
  expect(isReady({ title: 'x', content: 'x'.repeat(100_001) })).toBe(false);
});

test('a draft that cannot be read or stored is no reason to break', () => {
  const blocked = () => {
    throw new Error('blocked');
  };
  expect(keptDraft(blocked)).toEqual(EMPTY_DRAFT);
  keepDraft(blocked, { title: 'x', content: '' });
  for (const text of ['{', '3', '{"title":1}']) {
    const storage = { getItem: () => text, setItem: () => undefined, removeItem: () => undefined };
    expect(keptDraft(() => storage)).toEqual(EMPTY_DRAFT);
  }
});

test('friend codes are six letters or digits, typed as one likes', () => {
  expect(tidyCode(' ab c12 3')).toBe('ABC123');
  expect(codeProblem('ABC123')).toBeUndefined();
  for (const code of ['ABC12', 'ABC1234', 'ABC-12', 'ÄBC123', '']) expect(codeProblem(code)).toBeDefined();
});

test('pages end with what is left', () => {
  expect(pageOf([1, 2, 3, 4, 5], 3, 2)).toEqual([5]);
  expect(pageOf([1, 2, 3], 9, 2)).toEqual([3]);
  expect(pageOf([], 1, 2)).toEqual([]);
  expect(pageCount([], 2)).toBe(1);
});

test('code between backticks, and a lone backtick', () => {
  const shown = (text: string) =>
    codePieces(text)
      .map(({ text: piece, isCode }) => (isCode ? `<${piece}>` : piece))
      .join('');
  expect(shown('run `npm test` twice')).toBe('run <npm test> twice');
  expect(shown('a `b` and a ` alone')).toBe('a <b> and a ` alone');
  expect(shown('plain')).toBe('plain');
});

test('jobs in words', () => {
  expect(kindText('tierList')).toBe('Tier list');
  expect(kindText('perfect-builds')).toBe('Perfect builds');
  expect(durationText('2026-01-01T00:00:00Z', '2026-01-01T02:05:00Z')).toBe('2 h 5 min');
  expect(durationText('2026-01-01T00:00:00Z', '2026-01-01T00:00:07Z')).toBe('7 s');
  expect(shareOf({ done: 0, failed: 0, shards: 0 })).toBe(0);
});

test('a warning is shown for a role that loses the page, and two for the own one', () => {
  const loss = 'They lose this page and everything on it at once.';
  expect(roleMeaning({ role: 'admin' }, 'default', false)).toContain(loss);
  expect(roleMeaning({ role: 'supporter' }, 'default', false)).not.toContain(loss);
  expect(roleMeaning({ role: 'admin' }, 'default', true).length).toBe(4);
  expect(roleNamed('owner')).toBeNull();
});

test('the server is asked for no more than it takes', () => {
  expect(userQuery({ search: '  ', role: null }, undefined)).toEqual({ limit: 25 });
  expect(userQuery({ search: 'x'.repeat(80), role: 'admin' }, 'c').search?.length).toBe(64);
});
