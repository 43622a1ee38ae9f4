// Makes something of an object once, and remembers it as long as the object lives.

export const oncePer = <Schema extends object, Made>(make: (schema: Schema) => Made): ((schema: Schema) => Made) => {
  const made = new WeakMap<Schema, Made>();
  return (schema) => {
    const known = made.get(schema) ?? make(schema);
    made.set(schema, known);
    return known;
  };
};
