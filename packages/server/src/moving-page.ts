// The page about moving from the Sleep API: docs/moving.md as HTML, without scripts.
import { existsSync, readFileSync } from 'node:fs';
import { escapeMarkup } from './escape-markup.ts';
import { MOVING } from './places.ts';
import type { App } from './routes/app-type.ts';
import { Prepared } from './routes/prepared.ts';

const HTML = 'text/html; charset=utf-8';

export function serveMovingPage(app: App): void {
  const markdown = existsSync(MOVING) ? readFileSync(MOVING, 'utf8') : '# Moving from the Sleep API\n';
  const page = new Prepared(
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Moving from the Sleep API · Oversleep</title><link rel="stylesheet" href="/docs/moving.css"><body>${htmlOf(markdown)}<p><a href="/docs">All routes</a> · <a href="/">Oversleep</a></p></body></html>`,
    HTML,
  );
  const style = new Prepared(STYLE, 'text/css; charset=utf-8');
  const schema = { hide: true };
  app.get('/docs/moving', { schema }, (request, reply) =>
    page.send(request, reply.header('cache-control', 'no-cache')),
  );
  app.get('/docs/moving.css', { schema }, (request, reply) =>
    style.send(request, reply.header('cache-control', 'no-cache')),
  );
}

/** Code between backticks; nothing else of Markdown is used inside of a line. */
const inline = (text: string): string => escapeMarkup(text).replace(/`([^`]+)`/g, '<code>$1</code>');

/** Headings, paragraphs, tables and code: what the document uses. */
function htmlOf(markdown: string): string {
  return markdown
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map(blockOf)
    .join('\n');
}

function blockOf(block: string): string {
  const heading = /^(#+) (.+)$/.exec(block);
  if (heading) return `<h${heading[1]?.length}>${inline(heading[2] ?? '')}</h${heading[1]?.length}>`;
  if (block.startsWith('```')) return `<pre>${escapeMarkup(block.replace(/^```\w*\n|\n```$/g, ''))}</pre>`;
  if (block.startsWith('|')) return tableOf(block.split('\n'));
  return `<p>${inline(block)}</p>`;
}

function tableOf([head = '', , ...rows]: readonly string[]): string {
  const cells = (line: string, tag: 'th' | 'td') =>
    `<tr>${line
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => `<${tag}>${inline(cell.trim())}</${tag}>`)
      .join('')}</tr>`;
  return `<div><table>${cells(head, 'th')}${rows.map((row) => cells(row, 'td')).join('')}</table></div>`;
}

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 60rem; margin: 0 auto; padding: 1rem }
div { overflow-x: auto }
table { border-collapse: collapse; width: 100% }
th, td { border: 1px solid #8886; padding: .4rem .6rem; text-align: left; vertical-align: top }
pre, code { font-family: ui-monospace, monospace; font-size: .9em; background: #8882; border-radius: .25rem }
pre { padding: .75rem; overflow-x: auto }
code { padding: .1rem .25rem }
`;
