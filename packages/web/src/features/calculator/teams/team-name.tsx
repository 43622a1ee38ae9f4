// The team's name, edited in place and stored when the field loses focus.
import { MAX_TEAM_NAME } from '@oversleep/game';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { messages } from '../../../messages/messages.ts';
import { lengthOf } from '../../../ui/fields/text-field.tsx';
import { Glyph } from '../../../ui/glyph.tsx';
import { Row, Text } from '../../../ui/layout/layout.tsx';
import * as styles from './team-nav.module.css';

const t = messages('calculator');

interface TeamNameProps {
  readonly name: string;
  readonly onRename: (name: string) => void;
}

export function TeamName({ name, onRename }: TeamNameProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  // What is being typed; null shows the team's name.
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
    <Text as="div" wide>
      <Row as="label" className={styles.nameBox} wide padX={1} tone="muted">
        <span className="unseen">{t('teams.name')}</span>
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
      </Row>
      <Text id={`${id}-refusal`} tone="danger" size="note" textAlign="center" role="alert">
        {isLong ? t('teams.nameTooLong', { most: MAX_TEAM_NAME }) : ''}
      </Text>
    </Text>
  );
}
