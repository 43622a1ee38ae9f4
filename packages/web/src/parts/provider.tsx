// The three providers of identities: what they are called and the signs they are known by.
import type { Provider } from '@oversleep/contract';
import { IconBrandDiscordFilled, IconBrandGoogleFilled, IconBrandPatreonFilled } from '@tabler/icons-react';

export const PROVIDER_NAMES: Readonly<Record<Provider, string>> = {
  google: 'Google',
  discord: 'Discord',
  patreon: 'Patreon',
};

const SIGNS = {
  google: IconBrandGoogleFilled,
  discord: IconBrandDiscordFilled,
  patreon: IconBrandPatreonFilled,
} as const;

/** Decoration beside the written name. */
export function ProviderSign({ provider, size = 24 }: { readonly provider: Provider; readonly size?: number }) {
  const Sign = SIGNS[provider];
  return <Sign size={size} aria-hidden="true" focusable="false" />;
}
