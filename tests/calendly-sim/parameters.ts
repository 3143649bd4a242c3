import { invalid, unknown } from "./errors.ts";
import type { World } from "./state.ts";

/** The last segment of a resource's uri; a bare id or a foreign address is refused. */
export function idIn(world: World, parameter: string, kind: string, value: unknown): string {
  if (typeof value !== "string" || value === "") {
    throw invalid({ parameter, message: "is missing" });
  }
  const start = `${world.settings.uriBase}/${kind}/`;
  const id = value.startsWith(start) ? value.slice(start.length) : "";
  if (!/^[^/]+$/.test(id)) throw invalid({ parameter, message: "is not a valid URI" });
  return id;
}

export function findIn<Item extends { uuid: string }>(items: Item[], uuid: string): Item {
  const found = items.find((item) => item.uuid === uuid);
  if (!found) throw unknown();
  return found;
}

/** An instant (ms) with a zone, as a request writes it. */
export function instantIn(parameter: string, value: unknown): number {
  const text = typeof value === "string" ? value : "";
  const isInstant = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/.test(text);
  if (!isInstant || Number.isNaN(Date.parse(text))) {
    throw invalid({ parameter, message: text ? "is not a valid timestamp" : "is missing" });
  }
  return Date.parse(text);
}
