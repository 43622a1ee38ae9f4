// The page of a share link whose content is in the path: the app as ever, and for chats what they show about a link.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildOf, type Creature, firstLetters, type Game, rpOf } from '@oversleep/game';
import { MAX_PREVIEWED } from '@oversleep/interchange';
import { LRUCache } from 'lru-cache';
import { HEIGHT, WIDTH } from './card/canvas.ts';
import { CARD_WORDS, nameIn } from './card/card-words.ts';
import { contentOf, type SharedContent } from './card/shared-content.ts';
import { escapeMarkup } from './escape-markup.ts';
import type { App } from './routes/app-type.ts';
import { Prepared } from './routes/prepared.ts';

const HTML = 'text/html; charset=utf-8';
/** Of a tag's text. Addresses stay whole: those of teams are longer, and a part of one leads nowhere. */
const MOST_LETTERS = 300;
const MOST_REMEMBERED = 200;
const ADDRESSES: readonly string[] = ['og:url', 'og:image'];
/** What the page says about itself, which a link replaces. */
const OWN_TAGS = /\s*<meta\s+(?:name="(?:description|twitter:card)"|property="og:[^"]*")[^>]*>/g;

export function serveSharePages(app: App, webDir: string, origin: () => string): void {
  let page: string | undefined;
  const made = new LRUCache<string, Prepared>({ max: MOST_REMEMBERED });
  const pageOf = (code: string): Prepared => {
    page ??= readFileSync(join(webDir, 'index.html'), 'utf8');
    const content = contentOf(code);
    // Of a damaged link the app says what is wrong.
    return new Prepared(content ? withTags(page, tagsOf(content, code, origin())) : page, HTML);
  };
  const options = { schema: { hide: true }, config: { limit: 'read' } } as const;
  app.get<{ Params: { code: string } }>('/s/:code', options, (request, reply) => {
    const { code } = request.params;
    const known = made.get(code) ?? pageOf(code);
    if (code.length <= MAX_PREVIEWED) made.set(code, known);
    reply.header('cache-control', 'no-cache');
    return known.send(request, reply);
  });
}

interface Tags {
  readonly title: string;
  readonly tags: readonly (readonly [attribute: 'name' | 'property', key: string, content: string])[];
}

function withTags(page: string, { title, tags }: Tags): string {
  const lines = tags.map(
    ([attribute, key, content]) =>
      `<meta ${attribute}="${key}" content="${ADDRESSES.includes(key) ? escapeMarkup(content) : attributeOf(content)}" />`,
  );
  const head = `<title>${attributeOf(title)}</title>\n    ${lines.join('\n    ')}`;
  // A function, because a text may have signs that mean something to `replace`.
  return page.replaceAll(OWN_TAGS, '').replace(/<title>[^<]*<\/title>/, () => head);
}

const attributeOf = (text: string): string => escapeMarkup(firstLetters(text, MOST_LETTERS));

function tagsOf(content: SharedContent, code: string, origin: string): Tags {
  const { title, description } = content.kind === 'creature' ? aboutCreature(content) : aboutTeam(content);
  return {
    title: `${title} · Oversleep`,
    tags: [
      // A link that one player sent to another is not for search engines.
      ['name', 'robots', 'noindex'],
      ['name', 'description', description],
      ['property', 'og:site_name', 'Oversleep'],
      ['property', 'og:type', 'website'],
      ['property', 'og:title', title],
      ['property', 'og:description', description],
      ['property', 'og:url', `${origin}/s/${code}`],
      ['property', 'og:image', `${origin}/card/${code}.png`],
      ['property', 'og:image:type', 'image/png'],
      ['property', 'og:image:width', String(WIDTH)],
      ['property', 'og:image:height', String(HEIGHT)],
      ['property', 'og:image:alt', `${title}. ${description}`],
      ['name', 'twitter:card', 'summary_large_image'],
    ],
  };
}

interface About {
  readonly title: string;
  readonly description: string;
}

const words = CARD_WORDS.en;

const nameOf = (game: Game, { name, pokemon }: Creature): string =>
  name || nameIn('en', 'species', pokemon, game.species.get(pokemon).displayName);

const rpText = (game: Game, creature: Creature): string => `${words.rp} ${rpOf(game, buildOf(game, creature))}`;

function aboutCreature({ game, creature }: Extract<SharedContent, { readonly kind: 'creature' }>): About {
  const subskills = creature.subskills.filter((subskill) => subskill !== null);
  const species = nameIn('en', 'species', creature.pokemon, game.species.get(creature.pokemon).displayName);
  const name = nameOf(game, creature);
  return {
    title: `${name}, ${words.level(creature.level)}, ${rpText(game, creature)}`,
    description: [...(name === species ? [] : [species]), `${creature.nature} nature`, ...subskills].join(', '),
  };
}

function aboutTeam({ game, members, week }: Extract<SharedContent, { readonly kind: 'team' }>): About {
  const member = (creature: Creature) =>
    `${nameOf(game, creature)} (${words.level(creature.level)}, ${rpText(game, creature)})`;
  return { title: week.team.name || words.team, description: members.map(member).join(', ') };
}
