-- Doubts of an import are codes with values instead of English sentences. The rows are changed by src/db/code-doubts.ts in the same
-- transaction, because the sentences are matched with the catalogues; nothing of the tables changes.
comment on column creatures.origin is 'format, at, raw, and doubts as codes with values';
