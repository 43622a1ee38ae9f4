// List of the events of the day; future ones are paler.
import { useEffect, useRef } from 'react';
import { Note, Text } from '../../../ui/layout/layout.tsx';
import type { ReplayEvent } from './replay-events.ts';
import * as styles from './explain.module.css';

interface ReplayListProps {
  readonly title: string;
  readonly events: readonly ReplayEvent[];
  readonly current: number;
  readonly onGo: (event: number) => void;
}

export function ReplayList({ title, events, current, onGo }: ReplayListProps) {
  const list = useRef<HTMLOListElement>(null);

  useEffect(() => {
    const row = list.current?.children[current];
    if (!list.current || !(row instanceof HTMLElement)) return;
    // Scrolls the list only, not the page.
    const top = row.offsetTop - list.current.offsetTop;
    const outside =
      top < list.current.scrollTop || top + row.offsetHeight > list.current.scrollTop + list.current.clientHeight;
    if (outside) list.current.scrollTop = top - list.current.clientHeight / 3;
  }, [current]);

  return (
    <ol ref={list} className={styles.replayList} aria-label={title}>
      {events.map(({ number, kind, clock, text, details }, index) => (
        <li key={number} className={styles.replayEvent} data-kind={kind} data-future={index > current}>
          <button type="button" aria-current={index === current ? 'step' : undefined} onClick={() => onGo(index)}>
            <Text as="span" weight={700}>
              {clock}
            </Text>
            <span>
              {text}
              {details.map((detail) => (
                <Note as="span" key={detail} block>
                  {detail}
                </Note>
              ))}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}
