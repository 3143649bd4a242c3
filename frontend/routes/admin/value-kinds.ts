import type { AdminValue } from "./upkeep-queries.ts";

export type ValueKind = AdminValue["domainCode"];

export const valueKinds = [
  "THERAPY_TYPE",
  "WAY_OF_HELPING",
  "CITY",
  "LANGUAGE",
  "MEETING_TYPE",
  "GENDER",
] as const satisfies readonly ValueKind[];

/** The list of a kind; with the dialog of a value, of a new one ("new") or of their order ("order"). */
export function valueHref(kind: ValueKind, open?: string): string {
  return `/admin/values?${new URLSearchParams({ kind, ...(open && { open }) })}`;
}
