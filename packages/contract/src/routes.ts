// Every route of the server in one table: server and web read method, path and shapes from here.
import { adminRoutes } from './admin.ts';
import { apiKeyRoutes } from './api-keys.ts';
import { boxRoutes } from './box.ts';
import { calculatorRoutes } from './calculator.ts';
import { cardRoutes } from './card.ts';
import { compatRoutes } from './compat.ts';
import { dataRoutes } from './data.ts';
import { eventRoutes } from './events.ts';
import { findRoutes } from './find.ts';
import { friendRoutes } from './friends.ts';
import { healthRoutes } from './health.ts';
import { loginRoutes } from './login.ts';
import { oddsRoutes } from './odds.ts';
import { rateRoutes } from './rate.ts';
import { recipeRoutes } from './recipe.ts';
import { referenceRoutes } from './reference.ts';
import type { RouteContract } from './route.ts';
import { screensRoutes } from './screens.ts';
import { searchRoutes } from './search.ts';
import { siteRoutes } from './site.ts';
import { solveRoutes } from './solve.ts';
import { teamRoutes } from './team.ts';
import { tierListRoutes } from './tierlist.ts';
import { userRoutes } from './user.ts';
import { weekRoutes } from './week.ts';

export const routes = {
  ...healthRoutes,
  ...siteRoutes,
  ...referenceRoutes,
  ...compatRoutes,
  ...findRoutes,
  ...eventRoutes,
  ...oddsRoutes,
  ...rateRoutes,
  ...cardRoutes,
  ...screensRoutes,
  ...dataRoutes,
  ...recipeRoutes,
  ...loginRoutes,
  ...userRoutes,
  ...apiKeyRoutes,
  ...teamRoutes,
  ...friendRoutes,
  ...adminRoutes,
  ...calculatorRoutes,
  ...weekRoutes,
  ...solveRoutes,
  ...boxRoutes,
  ...tierListRoutes,
  ...searchRoutes,
} as const satisfies Record<string, RouteContract>;
