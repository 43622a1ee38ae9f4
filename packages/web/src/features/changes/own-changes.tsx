// What the changes between two editions did to a team or a creature: both weeks, then each change that touches it.

import { clampSkillLevel, type EditionChange, type EditionId, gameOf } from '@oversleep/game';
import { listFormat } from '../../messages/formats.ts';
import { messages } from '../../messages/messages.ts';
import { changeText, isClear, marginText } from '../../parts/words/range-text.ts';
import { countText, editionName, percentText } from '../../parts/words/wording.ts';
import type { PatchAnswer, PatchQuestion } from '../../sim/patch.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { FailureBanner } from '../../ui/feedback/failure-banner.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { SkeletonText } from '../../ui/feedback/skeleton.tsx';
import { Grid, Stack, Text } from '../../ui/layout/layout.tsx';
import { Lines } from './all-changes.tsx';
import { linesFor, tableName } from './change-list.ts';
import { changeWords } from './change-words.ts';
import { usePatch } from './use-patch.ts';
import * as styles from './changes.module.css';

const t = messages('changes');

interface OwnChangesProps {
  readonly question: PatchQuestion;
  /** Whose week it is. */
  readonly name: string;
}

export function OwnChanges({ question, name }: OwnChangesProps) {
  const {
    answers: [answer],
    done,
    failure,
    again,
  } = usePatch({ questions: [question], depth: 'changes' });
  if (failure !== undefined) return <FailureBanner what={t('failed')} why={failure} onRetry={again} />;
  if (!answer) return <SkeletonText lines={4} />;
  return (
    <>
      <Totals answer={answer} name={name} />
      {done < 1 && <ProgressBar label={t('own.progress')} share={done} />}
      <ChangeEffects answer={answer} question={question} isKnown={done === 1} />
    </>
  );
}

function Totals({ answer, name }: { readonly answer: PatchAnswer; readonly name: string }) {
  const { from, to, before, after, difference } = answer;
  const isUp = difference.mean > 0;
  return (
    <Grid as="dl" className={styles.totals} gap={3} aria-label={t('own.totals', { name })}>
      <Total title={editionName(from)} value={countText(before.mean)} margin={marginText(before.error, countText)} />
      <Total title={editionName(to)} value={countText(after.mean)} margin={marginText(after.error, countText)} />
      <Text as="div" tone={isClear(difference.mean, difference.error) ? (isUp ? 'up' : 'down') : undefined}>
        <dt>{t('own.difference')}</dt>
        <dd>
          <b>{changeText(difference.mean, countText)}</b> {marginText(difference.error, countText)}
          {before.mean > 0 && (
            <span> {t('own.share', { share: changeText(difference.mean / before.mean, percentText) })}</span>
          )}
        </dd>
      </Text>
    </Grid>
  );
}

function Total({ title, value, margin }: { readonly title: string; readonly value: string; readonly margin: string }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        <b>{value}</b> {margin}
      </dd>
    </div>
  );
}

interface ChangeEffectsProps {
  readonly answer: PatchAnswer;
  readonly question: PatchQuestion;
  readonly isKnown: boolean;
}

interface EffectRow {
  readonly title: string;
  readonly lines: readonly string[];
  readonly gain: PatchAnswer['difference'];
  /** Explains a surprising effect. */
  readonly note?: string | undefined;
}

function ChangeEffects({ answer, question, isKnown }: ChangeEffectsProps) {
  const rows = rowsOf(answer, question);
  if (rows.length === 0)
    return isKnown ? (
      <Text tone="muted" size="note">
        {t('own.none')}
      </Text>
    ) : null;
  const interactions = { key: 'interactions', title: t('own.interactions'), lines: [], gain: answer.interactions };
  return (
    <>
      <Effects rows={isKnown && rows.length > 1 ? [...rows, interactions] : rows} label={t('own.list')} />
      <Text tone="muted" size="note">
        {t('own.note', { edition: editionName(answer.from) })}
      </Text>
    </>
  );
}

interface EffectsProps {
  readonly rows: readonly (EffectRow & { readonly key: string })[];
  readonly label: string;
}

/** What luck alone could have made is folded. */
export function Effects({ rows, label }: EffectsProps) {
  const isSure = ({ gain }: EffectRow) => isClear(gain.mean, gain.error);
  const clear = rows.filter(isSure);
  const unclear = rows.filter((row) => !isSure(row));
  const most = Math.max(1, ...rows.map(({ gain }) => Math.abs(gain.mean)));
  const list = (shown: typeof rows, name: string) => (
    <Stack as="ul" fit flush aria-label={name}>
      {shown.map((row) => (
        <Effect key={row.key} row={row} most={most} />
      ))}
    </Stack>
  );
  return (
    <>
      {clear.length > 0 && list(clear, label)}
      {unclear.length > 0 && (
        <Disclosure label={t('own.unclear')} value={t('own.unclearCount', { count: unclear.length })}>
          {list(unclear, t('own.unclear'))}
        </Disclosure>
      )}
    </>
  );
}

function Effect({ row: { title, lines, gain, note }, most }: { readonly row: EffectRow; readonly most: number }) {
  const change = isClear(gain.mean, gain.error) ? (gain.mean > 0 ? 'up' : 'down') : undefined;
  return (
    <Grid as="li" className={styles.effect} gap={1} gapX={4} columns="wide-auto" align="start">
      <div>
        <b>{title}</b>
        <Lines lines={lines} />
        {note !== undefined && (
          <Text tone="muted" size="note">
            {note}
          </Text>
        )}
      </div>
      <Text tone={change} textAlign="end" breaks="never">
        <b>{changeText(gain.mean, countText)}</b> <small>{marginText(gain.error, countText)}</small>
      </Text>
      <span
        className={styles.bar}
        aria-hidden="true"
        style={{ width: `${(100 * Math.abs(gain.mean)) / most}%`, background: change && `var(--${change})` }}
      />
    </Grid>
  );
}

/** Explains why a new or better dish can lower the week's Strength. */
export const whyLess = (
  changes: readonly Pick<EditionChange, 'table'>[],
  gain: PatchAnswer['difference'],
): string | undefined =>
  gain.mean < 0 && isClear(gain.mean, gain.error) && changes.every(({ table }) => table === 'recipes')
    ? t('own.whyLess')
    : undefined;

/** Of a skill only the levels that members have. */
function rowsOf(
  { from, to, effects }: PatchAnswer,
  { team }: PatchQuestion,
): readonly (EffectRow & { readonly key: string })[] {
  const [before, after] = [gameOf(from), gameOf(to)];
  const levelsOf = (row: string): readonly number[] =>
    team.members.flatMap(({ creature }) => {
      const { skill } = after.species.get(creature.pokemon);
      return skill.key === row ? [clampSkillLevel(skill, creature.skillLevel)] : [];
    });
  return effects.map(({ changes, gain }) => {
    const texts = changes.map((change) => changeWords(change, before, after));
    const [first] = changes;
    const key = changes.map((change) => change.key).join();
    const note = whyLess(changes, gain);
    if (first && texts[0] && changes.length === 1)
      return { key, gain, note, title: texts[0].title, lines: linesFor(texts[0], levelsOf(first.row)) };
    const title = first ? t('own.several', { table: tableName(first.table), count: changes.length }) : '';
    return { key, gain, note, title, lines: texts.map((words) => words.title) };
  });
}

const listText = listFormat();

/** Pokémon that are not in both games are left out of both weeks. */
export function leftOutText(names: readonly string[], edition: EditionId, isAny: boolean): string {
  const values = { names: listText(names), count: names.length, edition: editionName(edition) };
  return t(isAny ? 'own.leftOut' : 'own.noneKnown', values);
}
