// Who supports the project: asks the membership platform for all members of the campaign and gives roles accordingly.
import { askJson, fieldOf, textOf } from '../auth/outbound.ts';
import type { CampaignConfig } from '../config.ts';
import type { Deps } from '../deps.ts';
import { isActivePatron, type Patron, type RoleChanges, replacePatrons } from '../repos/patrons.ts';
import { type CreatorTokens, createCreatorTokens } from './creator-tokens.ts';

const QUERY = {
  include: 'user',
  'fields[member]': 'patron_status,pledge_relationship_start',
  'page[count]': '1000',
};
const MOST_PAGES = 1000;
const PAGE_TIMEOUT_MS = 20_000;

interface SyncResult extends RoleChanges {
  readonly patrons: number;
}

type SyncDeps = Pick<Deps, 'store' | 'vault' | 'providers' | 'guard' | 'now'>;

/** Rejects if not all members could be read; then nothing has changed. */
export async function syncSupporters(deps: SyncDeps, campaign: CampaignConfig): Promise<SyncResult> {
  const tokens = await createCreatorTokens(deps, campaign);
  const members = new Map<string, Patron>();
  let next: string | undefined = firstPage(campaign.membersUrl);
  for (let pages = 0; next !== undefined; pages += 1) {
    if (pages >= MOST_PAGES) throw new Error(`the campaign has more than ${MOST_PAGES} pages of members`);
    const page = await readPage(next, tokens);
    for (const patron of patronsIn(page)) {
      // A member may be on two pages if the list changes in between.
      const known = members.get(patron.patreonId);
      if (known === undefined || !isActivePatron(known)) members.set(patron.patreonId, patron);
    }
    next = nextPage(page, campaign.membersUrl);
  }
  const changes = await replacePatrons(deps.store.db, [...members.values()], deps.now());
  if (changes.granted.length + changes.cleared.length > 0) deps.guard.forget();
  return { patrons: members.size, ...changes };
}

function firstPage(membersUrl: string): string {
  const url = new URL(membersUrl);
  for (const [name, value] of Object.entries(QUERY)) url.searchParams.set(name, value);
  return url.href;
}

async function readPage(url: string, tokens: CreatorTokens): Promise<unknown> {
  const ask = () => askJson({ url, bearer: tokens.access(), timeoutMs: PAGE_TIMEOUT_MS });
  let answer = await ask();
  if (answer.reached && answer.status === 401) {
    await tokens.renew();
    answer = await ask();
  }
  if (!answer.reached) throw new Error(`the members of the campaign could not be read (${answer.why})`);
  if (answer.status !== 200) throw new Error(`the members of the campaign were answered with ${answer.status}`);
  return answer.body;
}

function patronsIn(page: unknown): readonly Patron[] {
  const data = fieldOf(page, 'data');
  if (!Array.isArray(data)) throw new Error('a page of members holds no list of them');
  return data.flatMap((member: unknown) => {
    const user = fieldOf(fieldOf(fieldOf(member, 'relationships'), 'user'), 'data');
    const patreonId = textOf(user, 'id');
    if (patreonId === undefined) return [];
    const attributes = fieldOf(member, 'attributes');
    const since = new Date(textOf(attributes, 'pledge_relationship_start') ?? Number.NaN);
    return {
      patreonId,
      status: textOf(attributes, 'patron_status') ?? 'none',
      since: Number.isNaN(since.getTime()) ? undefined : since,
    };
  });
}

/** Only the same address: every request carries the creator's token. */
function nextPage(page: unknown, membersUrl: string): string | undefined {
  const next = textOf(fieldOf(page, 'links'), 'next');
  if (next === undefined) return undefined;
  const url = URL.canParse(next, membersUrl) ? new URL(next, membersUrl) : undefined;
  if (url === undefined || url.origin !== new URL(membersUrl).origin)
    throw new Error('the next page of members is on another server');
  return url.href;
}
