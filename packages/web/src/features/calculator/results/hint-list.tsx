// List of losses, worst first.
import { type ReactNode, useState } from 'react';
import { listFormat } from '../../../messages/formats.ts';
import { messages } from '../../../messages/messages.ts';
import { Portrait } from '../../../parts/pictures/portrait.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Glyph } from '../../../ui/glyph.tsx';
import { Row, Stack, Text } from '../../../ui/layout/layout.tsx';
import { type Hint, type SharedHint, sharedHints } from './hints.ts';
import { memberName } from './team-report.ts';
import * as styles from './hint-list.module.css';

const t = messages('calculator');

const listed = listFormat({ type: 'unit' });
const bold = (inner: ReactNode) => <b>{inner}</b>;

interface HintListProps {
  readonly hints: readonly Hint[];
  /** With it, each hint opens its member. */
  readonly onOpen?: (place: number) => void;
  readonly nothing: string;
}

/** The rest is shown on request. */
const FEW = 5;

export function HintList({ hints, onOpen, nothing }: HintListProps) {
  const [isAll, setAll] = useState(false);
  const shared = sharedHints(hints);
  if (shared.length === 0) return <Text tone="muted">{nothing}</Text>;
  const shown = isAll ? shared : shared.slice(0, FEW);
  return (
    <>
      <Stack as="ul" gap={2}>
        {shown.map((hint) => (
          <HintRow key={hint.key} hint={hint} onOpen={onOpen} />
        ))}
      </Stack>
      {shared.length > shown.length && (
        <div>
          <Button small onClick={() => setAll(true)}>
            {t('results.more', { count: shared.length - shown.length })}
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
      <Row as="li" className={styles.hint} gap={2.5} size="label" data-kind={kind}>
        <Glyph name={kind === 'snack' ? 'info' : 'warning'} size={22} />
        <span>{text}</span>
      </Row>
    );
  return (
    <Row as="li" className={styles.hint} gap={2.5} size="label" data-kind={kind}>
      <Row as="span" className={styles.hintFaces} wrap align="stretch" rigid>
        {members.map((member) => (
          <Stack
            as="button"
            key={member.index}
            className={styles.hintWho}
            tap
            middle
            rigid
            target
            corner="tile"
            onClick={() => onOpen(member.place)}
          >
            <Portrait species={member.build.species} size={36} shiny={member.creature.shiny} decorative />
            <span className="unseen">{t('results.showMember', { name: memberName(member) })}</span>
          </Stack>
        ))}
      </Row>
      <span>{t.rich('results.hint', { names: listed(members.map(memberName)), text, b: bold })}</span>
    </Row>
  );
}
