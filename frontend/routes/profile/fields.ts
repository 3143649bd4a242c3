import type { FileRef, Profile } from "./profile-types.ts";

/**
 * A profile as one map from path to value, so that two states are compared and merged field by field. Practices, places
 * and media are `practices` (their ids in order) and `practices.<id>.priceCents`; a pin is one field.
 */
export type Fields = Map<string, unknown>;

const partLists = ["practices", "places", "media"] as const;

type PartList = (typeof partLists)[number];

function isPartList(path: string): path is PartList {
  return partLists.some((list) => list === path);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isFile(value: unknown): value is FileRef {
  return isObject(value) && "uploadId" in value && "url" in value;
}

function addFields(fields: Fields, path: string, value: unknown): void {
  if (!isObject(value) || isFile(value)) {
    fields.set(path, value);
    return;
  }
  for (const [name, each] of Object.entries(value)) {
    if (each !== undefined) addFields(fields, path ? `${path}.${name}` : name, each);
  }
}

export function fieldsOf({ practices, places, media, ...rest }: Profile): Fields {
  const fields: Fields = new Map();
  addFields(fields, "", rest);
  const lists = {
    practices,
    places: places.map(({ lat, lon, ...place }) => ({ ...place, pin: [lat, lon] })),
    media,
  };
  for (const list of partLists) {
    fields.set(list, lists[list].map(({ id }) => id));
    for (const { id, ...part } of lists[list]) addFields(fields, `${list}.${id}`, part);
  }
  return fields;
}

function put(target: Record<string, unknown>, [name, ...rest]: string[], value: unknown): void {
  if (name === undefined) return;
  if (rest.length === 0) {
    target[name] = value;
    return;
  }
  const inner = isObject(target[name]) ? target[name] : {};
  target[name] = inner;
  put(inner, rest, value);
}

export function profileOf(fields: Fields): Profile {
  const profile: Record<string, unknown> = {};
  const parts = new Map<string, Record<string, unknown>>();
  for (const list of partLists) {
    for (const id of fields.get(list) as string[] ?? []) parts.set(`${list}.${id}`, { id });
  }
  for (const [path, value] of fields) {
    const [list = "", id, ...field] = path.split(".");
    if (!isPartList(list)) put(profile, path.split("."), value);
    else if (id !== undefined) {
      const part = parts.get(`${list}.${id}`);
      if (!part) continue;
      if (field[0] === "pin") [part.lat, part.lon] = value as [number | null, number | null];
      else put(part, field, value);
    }
  }
  for (const list of partLists) {
    profile[list] = (fields.get(list) as string[] ?? []).map((id) => {
      const part = parts.get(`${list}.${id}`)!;
      // A place of which nothing is answered has no field of its access.
      return list === "places" ? { access: {}, ...part } : part;
    });
  }
  return profile as Profile;
}

function plain(value: unknown): unknown {
  if (!isFile(value)) return value;
  // The addresses of private files are signed again with each answer.
  return value.uploadId ?? value.url.split("?")[0];
}

export function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(plain(one)) === JSON.stringify(plain(other));
}

export function withField(fields: Fields, path: string, value: unknown): Fields {
  const next = new Map(fields);
  if (value === undefined) next.delete(path);
  else next.set(path, value);
  return next;
}

/** The paths whose values differ. */
export function changedPaths(one: Fields, other: Fields): string[] {
  return [...new Set([...one.keys(), ...other.keys()])]
    .filter((path) => !isSame(one.get(path), other.get(path)));
}

/** Whether a field is written in words; the others are chosen. */
export function isText(path: string): boolean {
  return /^texts\.|^name$|\.(address|publicTransport)$|\.(label|caption|arrivalNote)\.\w+$/
    .test(path);
}
