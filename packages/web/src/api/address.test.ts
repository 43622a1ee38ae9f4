// What the types of calls allow; the compiler is what tests it.
import { expectTypeOf, test } from 'vitest';
import type { CallArguments, RouteAddress } from './address.ts';

type InputOf<A extends RouteAddress> = NonNullable<CallArguments<A>[0]>;

type EditionIn<Part> = Part extends { readonly edition: infer Edition } ? Edition : 'may be left out';

test('every call of a route that knows editions has to name one', () => {
  expectTypeOf<EditionIn<InputOf<'POST /api/calculator/team'>['body']>>().not.toEqualTypeOf<'may be left out'>();
  expectTypeOf<EditionIn<InputOf<'POST /api/calculator/iv'>['body']>>().not.toEqualTypeOf<'may be left out'>();
  expectTypeOf<EditionIn<InputOf<'POST /api/calculator/week'>['body']>>().not.toEqualTypeOf<'may be left out'>();
  expectTypeOf<EditionIn<InputOf<'POST /api/solve/recipe/:name'>['body']>>().not.toEqualTypeOf<'may be left out'>();
  expectTypeOf<EditionIn<InputOf<'POST /api/solve/ingredient/:name'>['body']>>().not.toEqualTypeOf<'may be left out'>();
  expectTypeOf<EditionIn<InputOf<'POST /api/search/team'>['body']>>().not.toEqualTypeOf<'may be left out'>();
  expectTypeOf<EditionIn<InputOf<'POST /api/box/read'>['body']>>().not.toEqualTypeOf<'may be left out'>();
  expectTypeOf<EditionIn<InputOf<'GET /api/tierlist/cooking'>['query']>>().not.toEqualTypeOf<'may be left out'>();
  expectTypeOf<
    EditionIn<InputOf<'GET /api/tierlist/cooking/:pokemon'>['query']>
  >().not.toEqualTypeOf<'may be left out'>();
  expectTypeOf<EditionIn<InputOf<'POST /api/tierlist/cooking'>['body']>>().not.toEqualTypeOf<'may be left out'>();
});
