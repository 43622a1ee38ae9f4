// Code to copy, in the language of a program.

import { messages } from '../../messages/messages.ts';
import { useSnackbar } from '../../state/page/snackbar.ts';
import { CopyButton } from '../../ui/buttons/copy-button.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import * as styles from './code-block.module.css';

const t = messages('developers');

interface CodeBlockProps {
  readonly code: string;
  /** Of the button. */
  readonly copyLabel: string;
}

export function CodeBlock({ code, copyLabel }: CodeBlockProps) {
  const { show } = useSnackbar();
  const refused = () => show({ kind: 'info', text: t('examples.copyFailed') });
  return (
    <Row className={styles.block} gap={2} align="start">
      <pre className={styles.code} translate="no">
        {code}
      </pre>
      <CopyButton label={copyLabel} text={code} onRefused={refused} />
    </Row>
  );
}
