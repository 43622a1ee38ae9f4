// Queries of the busiest reads, put together once: building the text takes longer than the database needs to answer.
import type { Db } from '../db/connect.ts';

/** `make` is called once for each store; what it makes lives as long as the store. */
export function oncePerStore<Query>(make: (db: Db) => Query): (db: Db) => Query {
  const made = new WeakMap<Db, Query>();
  return (db) => {
    const known = made.get(db);
    if (known) return known;
    const query = make(db);
    made.set(db, query);
    return query;
  };
}
