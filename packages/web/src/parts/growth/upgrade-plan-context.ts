// What draws costs and budget of upgrades: any page shows it, the app says which component it is.
import { type ComponentType, createContext } from 'react';

export const UpgradePlanContext = createContext<ComponentType<{ readonly ids: readonly string[] }>>(() => null);
