// Writes news to all players. The text is kept until it is published, whatever happens.
import { type FormEvent, useState } from 'react';
import { CallFailure } from '../../parts/server-list.tsx';
import { useSnackbar } from '../../state/page/snackbar.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { type Draft, EMPTY_DRAFT, isEmpty, isReady, keepDraft, keptDraft } from './draft.ts';
import { NewsForm } from './news-form.tsx';
import { usePublish } from './news-list.ts';
import * as styles from './admin.module.css';

const storage = () => window.sessionStorage;

export function CreateNews() {
  const [draft, setDraft] = useState(() => keptDraft(storage));
  // A new form forgets which fields were left.
  const [form, setForm] = useState(0);
  const [at, setAt] = useState(() => new Date().toISOString());
  const { show } = useSnackbar();
  const publish = usePublish();

  const write = (next: Draft) => {
    setDraft(next);
    keepDraft(storage, next);
  };
  const clear = () => {
    write(EMPTY_DRAFT);
    setForm(form + 1);
    setAt(new Date().toISOString());
    publish.reset();
  };
  const reset = () => {
    clear();
    show({ kind: 'info', text: 'The draft was cleared.', action: { label: 'Undo', onAction: () => write(draft) } });
  };
  const send = () =>
    publish.mutate(draft, {
      onSuccess: () => {
        clear();
        show({ kind: 'success', text: `“${draft.title.trim()}” is in every inbox now.` });
      },
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady(draft) && !publish.isPending) send();
  };

  return (
    <form className={styles.section} onSubmit={submit}>
      <NewsForm key={form} draft={draft} onChange={write} at={at} />
      <CallFailure call={publish} what="The news was not published; nothing of your text is lost" onRetry={send} />
      <Row gap={3} wrap align="stretch" justify="end">
        <Button disabled={isEmpty(draft)} onClick={reset}>
          Reset
        </Button>
        <Button type="submit" variant="primary" disabled={!isReady(draft)} busy={publish.isPending}>
          Publish
        </Button>
      </Row>
    </form>
  );
}
