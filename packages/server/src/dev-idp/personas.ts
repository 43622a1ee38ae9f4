// The personas of the development sign-in: ready-made ones, and any name that is typed.
import { createHash } from 'node:crypto';
import type { Provider } from '@oversleep/contract';
import { normalized } from '@oversleep/game';

export interface Persona {
  readonly key: 'member' | 'supporter' | 'admin';
  readonly name: string;
  readonly about: (provider: Provider) => string;
}

export const PERSONAS: readonly Persona[] = [
  { key: 'member', name: 'Mira Member', about: () => 'A plain member.' },
  {
    key: 'supporter',
    name: 'Sam Supporter',
    about: (provider) =>
      provider === 'patreon' ? 'Supports the campaign.' : 'Supports the campaign, which only Patreon knows.',
  },
  { key: 'admin', name: 'Ada Admin', about: () => 'Runs the place.' },
];

/** The personas that can be chosen. */
export const personasWith = (hasAdmin: boolean): readonly Persona[] =>
  PERSONAS.filter(({ key }) => hasAdmin || key !== 'admin');

export const LONGEST_NAME = 36;

/** The same name is always the same person, even after a restart. No real provider has ids of this form. */
export function subjectOf(name: string): string {
  const same = normalized('NFC', name).trim().toLowerCase();
  return `dev-${createHash('sha256').update(same).digest('hex').slice(0, 20)}`;
}

const subjectOfPersona = (key: Persona['key']): string =>
  subjectOf(PERSONAS.find((persona) => persona.key === key)?.name ?? key);

export const ADMIN_SUBJECT = subjectOfPersona('admin');
export const SUPPORTER_SUBJECT = subjectOfPersona('supporter');

/** A name as it would appear in an address. */
export const handleOf = (name: string): string =>
  normalized('NFKD', name)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '.')
    .replace(/^\.|\.$/g, '') || 'person';
