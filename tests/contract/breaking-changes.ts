type Schema = Record<string, unknown>;
type Parameter = { in: string; name: string; required?: boolean; schema?: Schema };
type Content = Record<string, { schema?: Schema }>;
type Operation = {
  security?: object[];
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: { required?: boolean; content?: Content };
  responses?: Record<string, { content?: Content }>;
};

export type Contract = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; parameters?: Record<string, Parameter> };
};

/** Where a schema is used: a request may only accept more than before, an answer may only promise more. */
type Use = "request" | "answer";

const upperLimits = ["maxLength", "maximum", "exclusiveMaximum", "maxItems"];
const lowerLimits = ["minLength", "minimum", "exclusiveMinimum", "minItems"];

/**
 * What a client of `before` could miss in `after`, one line per place, sorted. A shared schema is named once and not for
 * each of its operations. New operations, optional fields, values of enumerations and refusals break nothing.
 */
export function breakingChanges(before: Contract, after: Contract): string[] {
  const found = new Set<string>();
  const compared = new Set<string>();
  for (const [path, verbs] of Object.entries(before.paths)) {
    for (const [verb, operation] of Object.entries(verbs)) {
      const name = `${verb.toUpperCase()} ${path}`;
      const now = after.paths[path]?.[verb];
      if (!now) found.add(`${name}: removed`);
      else for (const change of ofOperation(operation, now)) found.add(`${name} ${change}`);
    }
  }
  return [...found].sort();

  function* ofOperation(was: Operation, is: Operation): Generator<string> {
    if (isPublic(was) && !isPublic(is)) yield "token: made required";
    yield* ofParameters(parametersOf(before, was), parametersOf(after, is));
    if (is.requestBody?.required && !was.requestBody?.required) yield "body: made required";
    yield* ofContent("body", was.requestBody?.content, is.requestBody?.content, "request");
    for (const [status, answer] of Object.entries(was.responses ?? {})) {
      const now = is.responses?.[status];
      if (!now) yield `status ${status}: removed`;
      else yield* ofContent(status, answer.content, now.content, "answer");
    }
  }

  function* ofParameters(was: Parameter[], is: Parameter[]): Generator<string> {
    const key = (one: Parameter) => `${one.in}.${one.name}`;
    const [old, current] = [was, is].map((all) => new Map(all.map((one) => [key(one), one])));
    for (const [name, parameter] of old!) {
      const now = current!.get(name);
      if (!now) yield `${name}: removed`;
      else yield* ofSchemas(name, parameter.schema ?? {}, now.schema ?? {}, "request");
    }
    for (const [name, { required }] of current!) {
      if (required && !old!.get(name)?.required) yield `${name}: made required`;
    }
  }

  function* ofContent(place: string, was: Content = {}, is: Content = {}, use: Use) {
    for (const [type, { schema }] of Object.entries(was)) {
      const now = is[type];
      if (!now) yield `${place} as ${type}: removed`;
      else yield* ofSchemas(place, schema ?? {}, now.schema ?? {}, use);
    }
  }

  function* ofSchemas(place: string, was: Schema, is: Schema, use: Use): Generator<string> {
    const [oldName, newName] = [was, is].map(nameOf);
    if (!oldName && !newName) return yield* ofResolved(place, was, is, use);
    const pair = `${oldName ?? place} ${newName ?? place} ${use}`;
    if (compared.has(pair)) return;
    compared.add(pair);
    const [old, current] = [resolved(before, was), resolved(after, is)];
    if (oldName !== newName) return yield* ofResolved(place, old, current, use);
    for (const change of ofResolved(oldName!, old, current, use)) found.add(`${use} ${change}`);
  }

  function* ofResolved(place: string, was: Schema, is: Schema, use: Use): Generator<string> {
    const [old, current] = [choices(before, was), choices(after, is)];
    if (old.length > 1 || current.length > 1) {
      return yield* ofChoices(place, old, current, use);
    }
    const [one, other] = [old[0]!, current[0]!];
    if (one.type !== other.type && (use === "answer" ? one.type : other.type) !== undefined) {
      return yield `${place}: ${one.type ?? "any"} became ${other.type ?? "any"}`;
    }
    yield* ofValues(place, one, other, use);
    if (use === "request") yield* ofLimits(place, one, other);
    yield* ofFields(place, one, other, use);
    if (isSchema(one.items) && isSchema(other.items)) {
      yield* ofSchemas(`${place}[]`, one.items, other.items, use);
    }
    if (isSchema(one.additionalProperties) && isSchema(other.additionalProperties)) {
      yield* ofSchemas(`${place}.*`, one.additionalProperties, other.additionalProperties, use);
    }
  }

  /** Each choice that could be sent, or answered, needs one on the other side that takes it. */
  function* ofChoices(place: string, was: Schema[], is: Schema[], use: Use): Generator<string> {
    const [given, takers] = use === "request" ? [was, is] : [is, was];
    for (const choice of given) {
      const options = takers.filter(({ type }) => type === choice.type).map((taker) => {
        const inner = use === "request" ? [choice, taker] as const : [taker, choice] as const;
        return [...ofResolved(place, ...inner, use)];
      });
      options.sort((a, b) => a.length - b.length);
      if (options[0]) yield* options[0];
      else if (use === "request") yield `${place}: ${choice.type} removed`;
      else yield `${place}: may be ${choice.type}`;
    }
  }

  function* ofFields(place: string, was: Schema, is: Schema, use: Use): Generator<string> {
    const [old, current] = [was, is].map(({ properties }) =>
      (properties ?? {}) as Record<string, Schema>
    );
    const [oldNeeds, needs] = [was, is].map(({ required }) => new Set(required as string[] ?? []));
    for (const [name, field] of Object.entries(old!)) {
      const now = current![name];
      if (!now) {
        if (!isSchema(is.additionalProperties)) yield `${place}.${name}: removed`;
        continue;
      }
      if (use === "answer" && oldNeeds!.has(name) && !needs!.has(name)) {
        yield `${place}.${name}: made optional`;
      }
      yield* ofSchemas(`${place}.${name}`, field, now, use);
    }
    if (use === "answer") return;
    for (const name of needs!) {
      if (!oldNeeds!.has(name)) yield `${place}.${name}: made required`;
    }
  }
}

/** A value that goes is reported in answers too: a client may wait for it. */
function* ofValues(place: string, was: Schema, is: Schema, use: Use): Generator<string> {
  const [old, current] = [was, is].map((schema) =>
    "const" in schema ? [schema.const] : schema.enum as unknown[] | undefined
  );
  if (!old) {
    if (use === "request" && current) yield `${place}: became one of ${current.length} values`;
    return;
  }
  if (!current) {
    if (use === "answer") yield `${place}: may have any value`;
    return;
  }
  for (const value of old) if (!current.includes(value)) yield `${place}: ${value} removed`;
}

function* ofLimits(place: string, was: Schema, is: Schema): Generator<string> {
  for (const name of upperLimits) {
    if (Number(is[name] ?? Infinity) < Number(was[name] ?? Infinity)) yield changed(name);
  }
  for (const name of lowerLimits) {
    if (Number(is[name] ?? -Infinity) > Number(was[name] ?? -Infinity)) yield changed(name);
  }
  for (const name of ["pattern", "format"]) {
    if (is[name] !== undefined && is[name] !== was[name]) yield changed(name);
  }

  function changed(name: string) {
    return `${place}: ${name} ${was[name] ?? "none"} became ${is[name]}`;
  }
}

function parametersOf({ components }: Contract, { parameters = [] }: Operation): Parameter[] {
  return parameters.map((one) => "name" in one ? one : components.parameters![nameOf(one)!]!);
}

function choices(contract: Contract, schema: Schema): Schema[] {
  const whole = resolved(contract, schema);
  const given = whole.anyOf ?? whole.oneOf;
  if (Array.isArray(given)) return given.flatMap((one) => choices(contract, one as Schema));
  if (Array.isArray(whole.allOf)) return [merged(contract, whole)];
  if (Array.isArray(whole.type)) return whole.type.map((type) => ({ ...whole, type }));
  return [whole];
}

function merged(contract: Contract, { allOf, ...own }: Schema): Schema {
  const parts = [...(allOf as Schema[]).map((part) => resolved(contract, part)), own];
  return Object.assign({}, ...parts, {
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)),
    required: parts.flatMap(({ required }) => required as string[] ?? []),
  });
}

function resolved(contract: Contract, schema: Schema): Schema {
  const name = nameOf(schema);
  return name === null ? schema : resolved(contract, contract.components.schemas[name] ?? {});
}

function nameOf({ $ref }: Schema): string | null {
  return typeof $ref === "string" ? $ref.split("/").at(-1)! : null;
}

function isPublic({ security = [] }: Operation): boolean {
  return security.length === 0 || security.some((one) => Object.keys(one).length === 0);
}

function isSchema(value: unknown): value is Schema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
