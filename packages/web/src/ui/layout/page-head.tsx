// The head of a page: its name, what there is to say about it, and at the other end what can be done.
import type { ReactNode } from 'react';
import { Row, Stack } from './layout.tsx';

interface PageHeadProps {
  readonly title: ReactNode;
  /** Beside the name and the words. */
  readonly picture?: ReactNode;
  /** A few words below the name. */
  readonly lead?: ReactNode;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

export const PageHead = ({ title, picture, lead, className, children }: PageHeadProps) => (
  <Row as="header" className={className} gap={2} gapX={4} wrap>
    {picture}
    {/* The words give way to what is beside them. */}
    <Stack pushes breaks="anywhere" style={lead === undefined ? undefined : { flex: '1 1 16rem', minWidth: 0 }}>
      <h1>{title}</h1>
      {lead}
    </Stack>
    {children}
  </Row>
);
