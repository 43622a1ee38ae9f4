// What the site's owner has set: links to other sites, and whether there are keys to the API. Stored, so that it survives a
// missing answer.
import { createStore } from 'zustand/vanilla';
import { fieldsOf, textOr } from '../data/readers.ts';

export interface SiteLinks {
  readonly feedback: string | null;
  readonly source: string | null;
  readonly community: string | null;
  readonly patron: string | null;
}

export interface Site extends SiteLinks {
  readonly apiKeys: boolean;
}

const siteOf = (link: (name: keyof SiteLinks) => string | null, apiKeys = false): Site => ({
  feedback: link('feedback'),
  source: link('source'),
  community: link('community'),
  patron: link('patron'),
  apiKeys,
});

/** For a device that never had an answer; the same as those of a server without settings. */
export const USUAL_SITE = siteOf((name) => `https://${name}.oversleep.example/`);
export const NO_LINKS = siteOf(() => null);

export interface SiteState {
  /** The last answer of the server; null: there was none yet. */
  readonly site: Site | null;
}

export const createSiteStore = () => createStore<SiteState>(() => ({ site: null }));

export function readSite(value: unknown): SiteState {
  if (value === null || value === undefined) return { site: null };
  const fields = fieldsOf(value);
  const link = (name: keyof SiteLinks): string | null => {
    const text = textOr(fields[name], null);
    return text !== null && /^https?:\/\//.test(text) ? text : null;
  };
  return { site: siteOf(link, fields.apiKeys === true) };
}
