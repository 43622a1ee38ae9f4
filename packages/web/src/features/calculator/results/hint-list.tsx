// Where something is lost, worst first.
import { Portrait } from '../../../parts/portrait.tsx';
import { Glyph } from '../../../ui/glyph.tsx';
import type { Hint } from './hints.ts';
import { nameOf } from './scene.ts';
import './hint-list.css';

interface HintListProps {
  readonly hints: readonly Hint[];
  /** With it each hint leads to its member. */
  readonly onOpen?: (place: number) => void;
  readonly nothing: string;
}

export function HintList({ hints, onOpen, nothing }: HintListProps) {
  if (hints.length === 0) return <p className="hints-none">{nothing}</p>;
  return (
    <ul className="hints">
      {hints.map(({ key, kind, member, text }) => (
        <li key={key} className="hint" data-kind={kind}>
          {onOpen ? (
            <button type="button" className="hint-who" onClick={() => onOpen(member.place)}>
              <Portrait species={member.build.species} size={36} shiny={member.creature.shiny} decorative />
              <span className="unseen">{nameOf(member)}: show this member</span>
            </button>
          ) : (
            <Glyph name={kind === 'snack' ? 'info' : 'warning'} size={22} />
          )}
          <span>
            {onOpen && <b>{nameOf(member)}: </b>}
            {text}
          </span>
        </li>
      ))}
    </ul>
  );
}
