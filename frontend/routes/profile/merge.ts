import { type Fields, isSame } from "./fields.ts";

/** A field changed both here and elsewhere, to different values. */
export type Clash = { path: string; mine: unknown; theirs: unknown };

type Merged = { fields: Fields; clashes: Clash[] };

/**
 * Merges what changed here (`base` to `mine`) with what changed elsewhere (`base` to `theirs`). A clash keeps the value
 * from here. A part that one side removed and the other changed stays.
 */
export function merge(base: Fields, mine: Fields, theirs: Fields): Merged {
  const fields: Fields = new Map();
  const clashes: Clash[] = [];
  const changedBy = (side: Fields, part: string) =>
    [...side].some(([path, value]) =>
      path.startsWith(`${part}.`) && !isSame(value, base.get(path))
    );

  function copy(path: string, from: Fields) {
    if (from.has(path)) fields.set(path, from.get(path));
  }

  for (const path of new Set([...theirs.keys(), ...mine.keys()])) {
    const [before, own, other] = [base.get(path), mine.get(path), theirs.get(path)];
    if (lacksPart(mine, path)) copy(path, theirs);
    else if (lacksPart(theirs, path)) copy(path, mine);
    else if (isList(own) && isList(other)) {
      const changed = (id: string, side: Fields) => changedBy(side, `${path}.${id}`);
      fields.set(
        path,
        mergeLists(
          isList(before) ? before : [],
          own,
          other,
          (id) => changed(id, own.includes(id) ? mine : theirs),
        ),
      );
    } else if (isSame(own, before) || isSame(own, other)) copy(path, theirs);
    else if (isSame(other, before)) copy(path, mine);
    else {
      copy(path, mine);
      clashes.push({ path, mine: own, theirs: other });
    }
  }
  return {
    fields: new Map([...fields].filter(([path]) => !lacksPart(fields, path))),
    clashes: clashes.filter(({ path }) => !lacksPart(fields, path)),
  };
}

function lacksPart(fields: Fields, path: string): boolean {
  const [list = "", id = ""] = path.split(".");
  const ids = isPartField(path) ? fields.get(list) : undefined;
  return isList(ids) && !ids.includes(id);
}

function isPartField(path: string): boolean {
  return /^(practices|places|media)\./.test(path);
}

function isList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === "string");
}

function mergeLists(
  base: string[],
  mine: string[],
  theirs: string[],
  changed: (id: string) => boolean,
): string[] {
  const stays = (id: string) => {
    if (mine.includes(id) && theirs.includes(id)) return true;
    if (!base.includes(id)) return true;
    return changed(id);
  };
  const common = (list: string[]) =>
    list.filter((id) => base.includes(id) && mine.includes(id) && theirs.includes(id));
  const movedHere = common(mine).join() !== common(base).join();
  const [first, second] = movedHere ? [mine, theirs] : [theirs, mine];
  const merged = first.filter(stays);
  for (const [position, id] of second.entries()) {
    if (merged.includes(id) || !stays(id)) continue;
    const before = second.slice(0, position).findLast((each) => merged.includes(each));
    merged.splice(before === undefined ? 0 : merged.indexOf(before) + 1, 0, id);
  }
  return merged;
}
