// A player's account, settings, creatures, recipes and areas, and all of it as a whole.
import { routes } from '@oversleep/contract';
import type { Avatars } from '../avatars.ts';
import type { Deps } from '../deps.ts';
import { areasOf, putAreas } from '../repos/areas.ts';
import { deleteCreature, putCreature, savedCreatures } from '../repos/creatures.ts';
import { putCreatures } from '../repos/many-creatures.ts';
import { putRows } from '../repos/player-rows.ts';
import { putRecipes, recipesOf } from '../repos/recipes.ts';
import { putSettings, settingsOf } from '../repos/settings.ts';
import { accountOf, patchUser } from '../repos/users.ts';
import { exportUser, importUser } from '../repos/whole-user.ts';
import type { App } from './app-type.ts';
import { serve } from './serve.ts';
import { namedVersion, sendVersion } from './versions.ts';

export function userRoutes(app: App, { store: { db }, now }: Deps, avatars: Avatars): void {
  serve(app, routes.user, ({ session }) => accountOf(db, session.userId));
  serve(app, routes.patchUser, ({ session, body, baseVersion }) =>
    patchUser(db, session.userId, body, avatars, namedVersion(baseVersion)),
  );

  serve(app, routes.settings, ({ session }) => settingsOf(db, session.userId));
  serve(app, routes.putSettings, async ({ session, body, baseVersion, reply }) => {
    sendVersion(reply, await putSettings(db, session.userId, body, namedVersion(baseVersion, body.version)));
  });

  serve(app, routes.putRows, ({ session, body }) => putRows(db, session.userId, body));

  serve(app, routes.creatures, ({ session }) => savedCreatures(db, session.userId));
  serve(app, routes.putCreature, async ({ session, body, baseVersion, reply }) => {
    sendVersion(reply, await putCreature(db, session.userId, body, namedVersion(baseVersion, body.version)));
  });
  serve(app, routes.putCreatures, ({ session, body }) => putCreatures(db, session.userId, body));
  serve(app, routes.deleteCreature, ({ session, params }) => deleteCreature(db, session.userId, params.externalId));

  serve(app, routes.recipes, ({ session }) => recipesOf(db, session.userId));
  serve(app, routes.putRecipe, ({ session, body }) => putRecipes(db, session.userId, { [body.recipe]: body.level }));
  serve(app, routes.putRecipes, ({ session, body }) => putRecipes(db, session.userId, body));

  serve(app, routes.areas, ({ session }) => areasOf(db, session.userId));
  serve(app, routes.putArea, ({ session, body }) => putAreas(db, session.userId, { [body.area]: body.bonus }));

  serve(app, routes.exportUser, ({ session }) => exportUser(db, session.userId, now()));
  serve(app, routes.importUser, ({ session, body }) => importUser(db, session.userId, body));
}
