// Who may open the admin's page: admins, whom the server confirms. Any doubt leads home.
import type { AppState } from '../state/start-up.ts';
import { isAdmin } from '../state/user.ts';

export async function mayAdminister({ stores, api }: Pick<AppState, 'stores' | 'api'>): Promise<boolean> {
  if (!isAdmin(stores.user.getState())) return false;
  try {
    await api.call('GET /api/admin/verify');
    return true;
  } catch {
    return false;
  }
}
