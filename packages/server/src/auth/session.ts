// The session behind a valid access token.
import type { Provider, Role } from '@oversleep/contract';

/** From a valid access token whose session has not ended. */
export interface Session {
  readonly id: string;
  readonly userId: number;
  readonly externalId: string;
  readonly role: Role;
  readonly provider: Provider;
}
