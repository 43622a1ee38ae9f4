// Who may open the admin's page: admins, confirmed by the server. Any doubt leads home.

import { isAdmin } from '../state/data/user.ts';
import type { AppState } from '../state/start-up.ts';

export async function mayAdminister({ stores, api }: Pick<AppState, 'stores' | 'api'>): Promise<boolean> {
  if (!isAdmin(stores.user.getState())) return false;
  try {
    await api.call('GET /api/admin/verify');
    return true;
  } catch {
    return false;
  }
}
