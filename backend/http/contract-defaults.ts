type Schema = Record<string, unknown>;
type Operation = { requestBody?: object; responses?: object };
type Document = {
  paths?: Record<string, Record<string, Operation>>;
  components: { schemas?: Record<string, Schema> };
};

/**
 * Says defaults of request bodies in words: programs that make types of the contract take a field with a `default` for one
 * that is always there, which is true of answers alone.
 */
export function describeDefaults(document: object): void {
  const { paths, components: { schemas = {} } } = document as Document;
  const operations = Object.values(paths ?? {}).flatMap((path) => Object.values(path));
  const inAnswers = new Set<string>();
  for (const { responses } of operations) collect(responses, inAnswers);
  for (const { requestBody } of operations) describe(requestBody);
  for (const [name, schema] of Object.entries(schemas)) if (!inAnswers.has(name)) describe(schema);

  /** Adds the names of all schemas that a part of the contract refers to. */
  function collect(part: unknown, names: Set<string>): void {
    for (const [key, value] of entriesOf(part)) {
      const name = key === "$ref" ? String(value).split("/").at(-1)! : "";
      if (name && schemas[name] && !names.has(name)) {
        names.add(name);
        collect(schemas[name], names);
      }
      collect(value, names);
    }
  }
}

function describe(part: unknown): void {
  for (const [key, value] of entriesOf(part)) {
    if (key === "properties") {
      for (const [, field] of entriesOf(value)) {
        const schema = field as Schema;
        if (!("default" in schema)) continue;
        const { default: usual, description } = schema;
        const words = `By default \`${JSON.stringify(usual)}\``;
        delete schema["default"];
        schema["description"] = description
          ? `${String(description).replace(/\.$/, "")}. ${words}`
          : words;
      }
    }
    describe(value);
  }
}

/** Without those of examples, which are values and no schemas. */
function entriesOf(part: unknown): [string, unknown][] {
  if (typeof part !== "object" || part === null) return [];
  return Object.entries(part).filter(([key]) => key !== "example" && key !== "examples");
}
