// The editor dialog: edits a draft, then saves or discards it. A discarded draft can be restored with Undo.
import type { Creature } from '@oversleep/game';
import { type KeyboardEvent, useRef, useState } from 'react';
import { messages } from '../../../messages/messages.ts';
import { displayNameOf } from '../../../messages/names.ts';
import { usePageLeave } from '../../../parts/use-page-leave.ts';
import { useAppState, useUser } from '../../../state/context.ts';
import { isSame } from '../../../state/data/data.ts';
import { gameFor } from '../../../state/data/user.ts';
import type { InputRequest } from '../../../state/page/dialogs.ts';
import { useSnackbar } from '../../../state/page/snackbar.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { stopsAtRefused } from '../../../ui/fields/refused-field.ts';
import { Text } from '../../../ui/layout/layout.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { refusalOf } from './draft.ts';
import { Editor } from './editor.tsx';
import { readEntry, takeEntry } from './quick-entry.ts';
import { QuickEntryField } from './quick-entry-field.tsx';
import * as styles from './input-dialog.module.css';

const t = messages('creature');

export function InputDialog({ request }: { readonly request: InputRequest }) {
  const { dialogs } = useAppState();
  const { show } = useSnackbar();
  const game = useUser(gameFor);
  const { creature, onSave, onCancel, around, isNew = false } = request;
  const [draft, setDraft] = useState(request.draft ?? creature);
  // A shortcut may change and save it in one go, before the next render.
  const latest = useRef(draft);
  const change = (next: Creature) => {
    latest.current = next;
    setDraft(next);
  };
  const [line, setLine] = useState(request.line ?? '');
  const [isRefused, setRefused] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  const refusal = refusalOf(game, draft);
  const isDirty = !isSame(draft, creature) || line.trim() !== '';

  const leave = () => {
    dialogs.close('input');
    onCancel?.();
    if (!isDirty) return;
    const bringBack = () => dialogs.openInput({ ...request, draft, line });
    const text = isNew
      ? t('editor.notAdded', { name: displayNameOf(draft) })
      : t('editor.notSaved', { name: displayNameOf(creature) });
    show({ kind: 'info', text, action: { label: t('undo'), onAction: bringBack } });
  };
  usePageLeave(leave);
  const type = (typed: string) => {
    setLine(typed);
    setRefused(false);
  };
  /** Whether the whole quick entry was applied; words that were not understood stay, to be corrected. */
  const apply = (): boolean => {
    const { draft: next, rest } = takeEntry(game, latest.current, line);
    if (!isSame(next, latest.current)) change(next);
    type(rest);
    return rest === '';
  };
  const save = () => {
    if (stopsAtRefused(body.current)) return;
    if (!apply()) {
      setRefused(true);
      body.current?.querySelector<HTMLElement>('form input')?.focus();
      return;
    }
    if (refusalOf(game, latest.current) !== undefined) return;
    dialogs.close('input');
    onSave(latest.current);
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || !isOwnKey(event)) return;
    event.preventDefault();
    save();
  };
  return (
    <Dialog
      open
      title={isNew ? t('editor.new') : t('editor.edit', { name: displayNameOf(creature) })}
      maxWidth={600}
      onClose={leave}
      unsaved={isDirty}
      foot={
        <>
          {refusal !== undefined && (
            <Text className={styles.refusal} tone="danger" size="label" weight={600}>
              {refusal}
            </Text>
          )}
          <Button onClick={leave}>{t('cancel')}</Button>
          <Button variant="primary" disabled={refusal !== undefined} onClick={save}>
            {t('save')}
          </Button>
        </>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for what the button below does */}
      <div ref={body} className={styles.inputDialog} onKeyDown={press}>
        <Editor
          game={game}
          draft={draft}
          saved={creature}
          isNew={isNew}
          around={around}
          refusal={refusal}
          quickEntry={
            <QuickEntryField
              line={line}
              entry={readEntry(game, game.species.find(draft.pokemon), line)}
              isRefused={isRefused}
              onLine={type}
              onApply={() => void apply()}
            />
          }
          onChange={change}
        />
      </div>
    </Dialog>
  );
}

/** Menus of the editor are dialogs inside this one; their keys are theirs. */
const isOwnKey = ({ target, currentTarget }: KeyboardEvent<HTMLElement>): boolean =>
  target instanceof Element && target.closest('dialog') === currentTarget.closest('dialog');
