import { z } from "@hono/zod-openapi";

type Schema = z.core.$ZodType;
type Issue = z.core.$ZodIssue;

/** The schema inside wrappers that do not change which fields there are. */
export function unwrapped(given: Schema): z.core.$ZodTypes {
  const schema = given as z.core.$ZodTypes;
  const { def } = schema._zod;
  switch (def.type) {
    case "optional":
    case "nullable":
    case "default":
    case "prefault":
    case "nonoptional":
    case "readonly":
      return unwrapped(def.innerType);
    case "pipe":
      return unwrapped(def.in);
    case "lazy":
      return unwrapped(def.getter());
    default:
      return schema;
  }
}

/** Replaces what zod says of a union by the problems of the branch that fits the value best, so that a field is named. */
export function issuesOfNearest(issues: readonly Issue[], schema: Schema, value: unknown): Issue[] {
  return issues.flatMap((issue) => {
    if (issue.code !== "invalid_union" || issue.errors.length === 0) return [issue];
    const part = partAt(schema, value, issue.path);
    const { def } = unwrapped(part.schema)._zod;
    const branch = def.type === "union" ? nearestBranch(def.options, part.value) : null;
    const own = branch && z.core.safeParse(branch, part.value).error?.issues;
    if (!own) return [issue];
    return issuesOfNearest(own, branch, part.value)
      .map((one) => ({ ...one, path: [...issue.path, ...one.path] }));
  });
}

/**
 * The branch of a union that shares most fields with a value, then the one with fewest problems. Null when the value has
 * the type of no branch, or of several that are not objects.
 */
export function nearestBranch(options: readonly Schema[], value: unknown): Schema | null {
  const [best, second] = options
    .map((option) => ({ option, issues: z.core.safeParse(option, value).error?.issues ?? [] }))
    .filter(({ issues }) => !issues.some(hasOtherType))
    .map(({ option, issues }) => ({ option, fit: fitOf(option, value), problems: issues.length }))
    .sort((one, other) => other.fit - one.fit || one.problems - other.problems);
  const isClear = best && (!second || typeof value === "object" || best.problems === 0);
  return isClear ? best.option : null;
}

/** Whether the whole value has another type than the branch. */
function hasOtherType({ code, path }: Issue): boolean {
  return path.length === 0 && (code === "invalid_type" || code === "invalid_value");
}

/** How many fields of the value the branch has, less those that it does not have. */
function fitOf(option: Schema, value: unknown): number {
  const { def } = unwrapped(option)._zod;
  if (def.type !== "object" || typeof value !== "object" || value === null) return 0;
  const keys = Object.keys(value);
  const known = keys.filter((key) => Object.hasOwn(def.shape, key)).length;
  return 2 * known - keys.length;
}

/** What is at a path, in a schema and in a value. */
function partAt(given: Schema, value: unknown, path: readonly PropertyKey[]) {
  let schema = given;
  let part = value;
  for (const key of path) {
    schema = unwrapped(schema);
    const { def } = (schema as z.core.$ZodTypes)._zod;
    if (def.type === "union") schema = nearestBranch(def.options, part) ?? schema;
    schema = below(unwrapped(schema), key) ?? schema;
    part = (part as Record<PropertyKey, unknown> | null | undefined)?.[key];
  }
  return { schema, value: part };
}

function below({ _zod: { def } }: z.core.$ZodTypes, key: PropertyKey): Schema | undefined {
  if (def.type === "object") return def.shape[String(key)];
  if (def.type === "array") return def.element;
  return def.type === "record" ? def.valueType : undefined;
}
