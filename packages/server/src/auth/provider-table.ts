// The differences between providers: what we request, and how each describes a person.
import type { Provider } from '@oversleep/contract';
import { decodeJwt } from 'jose';
import { fieldOf, textOf } from './outbound.ts';

/** A person as a provider describes them. */
export interface Identity {
  readonly provider: Provider;
  readonly subject: string;
  /** An e-mail address or name by which the person recognises the account there. */
  readonly display: string | undefined;
  /** The person's name there, used for a new account here. */
  readonly name: string | undefined;
}

interface ProviderFacts {
  readonly scope: string;
  /** Further parameters of the authorize address. */
  readonly parameters: Readonly<Record<string, string>>;
  /** Whether it supports PKCE, which binds a code to the browser that asked for it. */
  readonly pkce: boolean;
  readonly subjectIn: (identity: unknown) => string | undefined;
  readonly displayIn: (identity: unknown) => string | undefined;
  readonly nameIn: (identity: unknown) => string | undefined;
  /** Whether the answer with the tokens was meant for this client and this person. */
  readonly isForUs?: (tokens: unknown, clientId: string, subject: string) => boolean;
}

export const PROVIDERS: readonly Provider[] = ['google', 'discord', 'patreon'];

const CODE = { response_type: 'code' };

export const PROVIDER_FACTS: Readonly<Record<Provider, ProviderFacts>> = {
  google: {
    scope: 'https://www.googleapis.com/auth/userinfo.email https://www.googleapis.com/auth/userinfo.profile',
    parameters: { ...CODE, access_type: 'offline', prompt: 'consent' },
    pkce: true,
    subjectIn: (identity) => textOf(identity, 'sub'),
    displayIn: (identity) => textOf(identity, 'email'),
    nameIn: (identity) => textOf(identity, 'name'),
    isForUs: isGoogleTokenForUs,
  },
  discord: {
    scope: 'identify guilds.members.read',
    parameters: CODE,
    pkce: true,
    subjectIn: (identity) => textOf(identity, 'id'),
    displayIn: (identity) => textOf(identity, 'username'),
    nameIn: (identity) => textOf(identity, 'global_name') ?? textOf(identity, 'username'),
  },
  patreon: {
    scope: 'identity identity[email]',
    parameters: CODE,
    pkce: false,
    subjectIn: (identity) => textOf(fieldOf(identity, 'data'), 'id'),
    displayIn: (identity) => textOf(fieldOf(fieldOf(identity, 'data'), 'attributes'), 'email'),
    nameIn: (identity) => textOf(fieldOf(fieldOf(identity, 'data'), 'attributes'), 'full_name'),
  },
};

const LONGEST_SUBJECT = 255;
const LONGEST_DISPLAY = 320;
/** Characters that PostgreSQL can't store. */
const NO_TEXT = /\0|\p{Surrogate}/gu;

/** Undefined if the answer doesn't say who the person is. */
export function identityIn(provider: Provider, answer: unknown): Identity | undefined {
  const { subjectIn, displayIn, nameIn } = PROVIDER_FACTS[provider];
  const subject = subjectIn(answer);
  if (subject === undefined || subject.length > LONGEST_SUBJECT || subject.search(NO_TEXT) >= 0) return undefined;
  const storable = (text: string | undefined) =>
    text?.replace(NO_TEXT, '').slice(0, LONGEST_DISPLAY).replace(NO_TEXT, '') || undefined;
  return { provider, subject, display: storable(displayIn(answer)), name: storable(nameIn(answer)) };
}

// It came straight from Google over TLS, so only its audience needs checking, not its signature.
function isGoogleTokenForUs(tokens: unknown, clientId: string, subject: string): boolean {
  const idToken = textOf(tokens, 'id_token');
  if (idToken === undefined) return true;
  try {
    const { aud, sub } = decodeJwt(idToken);
    return (Array.isArray(aud) ? aud.includes(clientId) : aud === clientId) && sub === subject;
  } catch {
    return false;
  }
}
