// What is made of schemas, once for each, however many routes and apps share it: compiling them is most of the work of a start.
import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { oncePer } from './once-per.ts';

export const checkerOf = oncePer((schema: TSchema) => Compile(schema));

/** Only named where a schema cannot be compiled. */
const ANY_ROUTE = { method: '', url: '', httpStatus: '' };
const compileSerializer = SerializerSelector()({}, {});
/** Writes an answer of this schema as JSON. */
export const serializerOf = oncePer((schema: object) => compileSerializer({ schema, ...ANY_ROUTE }));
