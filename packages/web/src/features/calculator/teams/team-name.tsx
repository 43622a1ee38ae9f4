// The name of the team, written where it stands; stored when the field is left.
import { MAX_TEAM_NAME } from '@oversleep/game';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { lengthOf } from '../../../ui/fields/text-field.tsx';
import { Glyph } from '../../../ui/glyph.tsx';
import * as styles from './team-nav.module.css';

interface TeamNameProps {
  readonly name: string;
  readonly onRename: (name: string) => void;
}

export function TeamName({ name, onRename }: TeamNameProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  // While somebody types, the text is theirs; null means that it follows the team.
  const [draft, setDraft] = useState<string | null>(null);
  const isLong = draft !== null && lengthOf(draft.trim()) > MAX_TEAM_NAME;

  const commit = () => {
    if (draft !== null && draft.trim() !== name) onRename(draft);
    setDraft(null);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') field.current?.blur();
    if (event.key !== 'Escape') return;
    setDraft(null);
    event.preventDefault();
  };
  return (
    <div className={styles.name}>
      <label className={styles.nameBox}>
        <span className="unseen">Team name</span>
        <input
          ref={field}
          type="text"
          autoComplete="off"
          spellCheck={false}
          value={draft ?? name}
          aria-invalid={isLong}
          aria-describedby={`${id}-refusal`}
          onChange={(event) => setDraft(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={commit}
          onKeyDown={press}
        />
        <Glyph name="pencil" size={16} />
      </label>
      <p id={`${id}-refusal`} className={styles.nameRefusal} role="alert">
        {isLong ? `Text must be ${MAX_TEAM_NAME} characters or less: the rest is cut off` : ''}
      </p>
    </div>
  );
}
