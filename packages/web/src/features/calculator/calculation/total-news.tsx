// Says the new weekly total to those who listen: once, when its last figures are drawn, and not on the way there.
import { useEffect, useRef, useState } from 'react';
import { messages } from '../../../messages/messages.ts';
import { isClear } from '../../../parts/words/range-text.ts';
import type { Production } from '../../../state/data/results.ts';

const t = messages('calculator');

interface TotalNewsProps {
  /** Of the question that is open or was answered last. */
  readonly questionKey: string;
  /** Its last figures, as soon as they are drawn. */
  readonly final: Production | undefined;
}

/** The region is always in the page: what is put into it is read, not what comes together with it. */
export function TotalNews({ questionKey, final }: TotalNewsProps) {
  // What was there when the page was opened is no news.
  const last = useRef({ key: final && questionKey, production: final });
  const [news, setNews] = useState('');
  useEffect(() => {
    if (last.current.key === questionKey) return;
    if (!final) return setNews('');
    setNews(newsOf(final, last.current.production));
    last.current = { key: questionKey, production: final };
  }, [questionKey, final]);
  return (
    <p className="unseen" role="status">
      {news}
    </p>
  );
}

const totalOf = ({ team }: Production): number => Math.floor(team.total);

function newsOf(now: Production, before: Production | undefined): string {
  if (!before) return t('calculation.news', { total: totalOf(now), change: 'other', by: 0 });
  const by = totalOf(now) - totalOf(before);
  const clear = isClear(by, Math.hypot(now.errors.team.total, before.errors.team.total));
  const change = clear ? (by > 0 ? 'more' : 'less') : 'same';
  return t('calculation.news', { total: totalOf(now), change, by: Math.abs(by) });
}
