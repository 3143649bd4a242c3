import { z } from "@hono/zod-openapi";
import { refused } from "./field-problems.ts";
import { issuesOfNearest, nearestBranch, unwrapped } from "./nearest-branch.ts";
import { nearestName } from "./nearest-name.ts";

type Schema = z.core.$ZodType;
type Issue = z.core.$ZodIssue;
type Path = (string | number)[];

/**
 * Lets a schema of a body or a query refuse fields that it does not have, and name the nearest one: a misspelled field
 * would otherwise be ignored. Other problems are reported with it, those of a union as of the branch that fits best. A
 * field that the `answer` has may be sent back, so that a client may change what it has read and send all of it.
 */
export function refuseUnknownFields(schema: z.ZodType, answer?: Schema): void {
  schema.safeParseAsync = (value, params) => {
    const result = schema.safeParse(value, params);
    const found = unknownFields(schema, value, { path: [], answer });
    const others = issuesOfNearest(result.error?.issues ?? [], schema, value)
      .filter(({ code }) => code !== "unrecognized_keys");
    if (found.length + others.length === 0) return Promise.resolve(result);
    const error = new z.ZodError([...found, ...others]);
    return Promise.resolve({ success: false, error });
  };
}

const ofOthers = new WeakSet<Schema>();

/** What an outside service or a browser makes, which adds fields as it likes. */
export function withFieldsOfOthers<Body extends z.ZodType>(schema: Body): Body {
  ofOthers.add(schema);
  return schema;
}

type Place = { path: Path; answer: Schema | undefined };

function unknownFields(given: Schema, value: unknown, { path, answer }: Place): Issue[] {
  const schema = unwrapped(given);
  if (typeof value !== "object" || value === null || ofOthers.has(schema)) return [];
  const { def } = schema._zod;
  const back = answer && unwrapped(answer)._zod.def;
  switch (def.type) {
    case "array":
      return Array.isArray(value)
        ? value.flatMap((item, index) =>
          unknownFields(def.element, item, {
            path: [...path, index],
            answer: back?.type === "array" ? back.element : undefined,
          })
        )
        : [];
    case "record":
      return Object.entries(value).flatMap(([key, item]) =>
        unknownFields(def.valueType, item, {
          path: [...path, key],
          answer: back?.type === "record" ? back.valueType : undefined,
        })
      );
    case "union": {
      const option = def.options.find((one) => z.core.safeParse(one, value).success) ??
        nearestBranch(def.options, value);
      return option ? unknownFields(option, value, { path, answer }) : [];
    }
    case "object": {
      // A loose object decides by itself.
      if (Array.isArray(value) || (def.catchall && !isStrict(def))) return [];
      const returned = back?.type === "object" && !isStrict(def) ? back.shape : {};
      return Object.entries(value).flatMap(([key, item]) => {
        const field = Object.hasOwn(def.shape, key) ? def.shape[key] : undefined;
        const place = { path: [...path, key], answer: returned[key] };
        if (field) return unknownFields(field, item, place);
        return Object.hasOwn(returned, key) ? [] : [unknownField(key, def, path)];
      });
    }
    default:
      return [];
  }
}

function isStrict({ catchall }: z.core.$ZodObjectDef): boolean {
  return catchall !== undefined && unwrapped(catchall)._zod.def.type === "never";
}

function unknownField(key: string, { shape }: z.core.$ZodObjectDef, path: Path): Issue {
  const nearest = nearestName(key, Object.keys(shape));
  const field = key.slice(0, 100);
  const { params } = refused("ERR_UNKNOWN_FIELD", { field, ...(nearest && { nearest }) });
  return { code: "custom", message: "", input: undefined, params, path: [...path, field] };
}
