// Draws the text of news: paragraphs, lists, bold, slanted, and links that say that they open a new tab.
import { Fragment } from 'react';
import { messages } from '../../messages/messages.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { type Block, type Inline, type NewsLine, readNewsText } from './news-text.ts';
import * as styles from './inbox-card.module.css';

const t = messages('inbox');

export function Prose({ text }: { readonly text: string }) {
  return (
    <Stack className={styles.newsProse} gap={2.5} fit breaks="anywhere">
      {readNewsText(text).map((block) => (
        <ProseBlock key={block.at} block={block} />
      ))}
    </Stack>
  );
}

function ProseBlock({ block }: { readonly block: Block }) {
  if (block.kind === 'paragraph') {
    return (
      <p>
        {block.lines.map((line, index) => (
          <Fragment key={line.at}>
            {index > 0 && <br />}
            {pieces(line.content)}
          </Fragment>
        ))}
      </p>
    );
  }
  return block.first === null ? <ul>{items(block.lines)}</ul> : <ol start={block.first}>{items(block.lines)}</ol>;
}

const items = (lines: readonly NewsLine[]) => lines.map(({ at, content }) => <li key={at}>{pieces(content)}</li>);

const pieces = (content: readonly Inline[]) => content.map((piece) => <Piece key={piece.at} piece={piece} />);

function Piece({ piece }: { readonly piece: Inline }) {
  switch (piece.kind) {
    case 'text':
      return piece.text;
    case 'strong':
      return <strong>{pieces(piece.content)}</strong>;
    case 'emphasis':
      return <em>{pieces(piece.content)}</em>;
    case 'link':
      return (
        <a href={piece.href} target="_blank" rel="noopener noreferrer nofollow">
          {pieces(piece.content)}
          <span className="unseen"> {t('newTab')}</span>
        </a>
      );
  }
}
