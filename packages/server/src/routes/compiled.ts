// What is made of schemas, once for each, however many routes and apps share it: compiling them is most of the work of a start.
import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';

const oncePer = <Schema extends object, Made>(make: (schema: Schema) => Made): ((schema: Schema) => Made) => {
  const made = new WeakMap<Schema, Made>();
  return (schema) => {
    const known = made.get(schema) ?? make(schema);
    made.set(schema, known);
    return known;
  };
};

export const checkerOf = oncePer((schema: TSchema) => Compile(schema));

/** Only named where a schema cannot be compiled. */
const ANY_ROUTE = { method: '', url: '', httpStatus: '' };
const compileSerializer = SerializerSelector()({}, {});
/** Writes an answer of this schema as JSON. */
export const serializerOf = oncePer((schema: object) => compileSerializer({ schema, ...ANY_ROUTE }));
