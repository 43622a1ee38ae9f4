// Where something is lost, worst first.
import { useState } from 'react';
import { Portrait } from '../../../parts/pictures/portrait.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Glyph } from '../../../ui/glyph.tsx';
import { type Hint, type SharedHint, sharedHints } from './hints.ts';
import { nameOf } from './result-context.ts';
import * as styles from './hint-list.module.css';

interface HintListProps {
  readonly hints: readonly Hint[];
  /** With it each hint leads to its member. */
  readonly onOpen?: (place: number) => void;
  readonly nothing: string;
}

/** So many at first: the worst are what matters. */
const FEW = 5;

export function HintList({ hints, onOpen, nothing }: HintListProps) {
  const [isAll, setAll] = useState(false);
  const shared = sharedHints(hints);
  if (shared.length === 0) return <p className={styles.hintsNone}>{nothing}</p>;
  const shown = isAll ? shared : shared.slice(0, FEW);
  return (
    <>
      <ul className={styles.hints}>
        {shown.map((hint) => (
          <HintRow key={hint.key} hint={hint} onOpen={onOpen} />
        ))}
      </ul>
      {shared.length > shown.length && (
        <div>
          <Button small onClick={() => setAll(true)}>
            {shared.length - shown.length} more
          </Button>
        </div>
      )}
    </>
  );
}

interface HintRowProps {
  readonly hint: SharedHint;
  readonly onOpen: ((place: number) => void) | undefined;
}

function HintRow({ hint: { kind, members, text }, onOpen }: HintRowProps) {
  if (!onOpen)
    return (
      <li className={styles.hint} data-kind={kind}>
        <Glyph name={kind === 'snack' ? 'info' : 'warning'} size={22} />
        <span>{text}</span>
      </li>
    );
  return (
    <li className={styles.hint} data-kind={kind}>
      <span className={styles.hintFaces}>
        {members.map((member) => (
          <button key={member.index} type="button" className={styles.hintWho} onClick={() => onOpen(member.place)}>
            <Portrait species={member.build.species} size={36} shiny={member.creature.shiny} decorative />
            <span className="unseen">{nameOf(member)}: show this member</span>
          </button>
        ))}
      </span>
      <span>
        <b>{members.map(nameOf).join(', ')}:</b> {text}
      </span>
    </li>
  );
}
