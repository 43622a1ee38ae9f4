// Title and text of news beside the card that players will see.
import { useState } from 'react';
import { TextArea, TextField } from '../../ui/fields/text-field.tsx';
import { Grid, Stack, Text } from '../../ui/layout/layout.tsx';
import { type Draft, draftProblems, previewOf, TITLE_LIMIT } from './draft.ts';
import { NewsPreview } from './news-preview.tsx';
import * as styles from './news-form.module.css';

interface NewsFormProps {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
  /** When it was or will be published. */
  readonly at: string;
}

const NOTE =
  'A blank line begins a paragraph. **Bold**, *slanted*, lists with - or 1. and https links work; HTML is shown as text.';

export function NewsForm({ draft, onChange, at }: NewsFormProps) {
  // Missing fields are only pointed out once the admin had the chance to fill them in.
  const [left, setLeft] = useState({ title: false, content: false });
  const problems = draftProblems(draft);
  return (
    <Grid className={styles.writing} gap={6}>
      <Stack fit gap={4} packed>
        <TextField
          label="Title"
          required
          limit={TITLE_LIMIT}
          value={draft.title}
          message={left.title ? problems.title : undefined}
          onChange={(title) => onChange({ ...draft, title })}
          onBlur={() => setLeft({ ...left, title: true })}
        />
        <TextArea
          label="Body"
          required
          rows={10}
          note={NOTE}
          value={draft.content}
          message={left.content ? problems.content : undefined}
          onChange={(content) => onChange({ ...draft, content })}
          onBlur={() => setLeft({ ...left, content: true })}
        />
      </Stack>
      <Stack as="section" fit gap={2} packed aria-label="Preview">
        <Text tone="muted" size="label">
          As players will see it
        </Text>
        <NewsPreview news={previewOf(draft, at)} />
      </Stack>
    </Grid>
  );
}
