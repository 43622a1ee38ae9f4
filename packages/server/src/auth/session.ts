// Who is calling: what a valid access token stands for.
import type { Provider, Role } from '@oversleep/contract';

/** From a valid access token whose session still stands. */
export interface Session {
  readonly id: string;
  readonly userId: number;
  readonly externalId: string;
  readonly role: Role;
  readonly provider: Provider;
}
