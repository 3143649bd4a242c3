import type { ProfilePart } from "backend/domain/profile.ts";
import type { Profile } from "./profile-types.ts";

/** The sections of the page, in their order. */
export const sections: ProfilePart[] = [
  "introduction",
  "practices",
  "certificates",
  "places",
  "pictures",
  "languages",
  "cancellation",
  "name",
];

const sectionOfField: Record<string, ProfilePart> = {
  texts: "introduction",
  waysOfHelping: "introduction",
  practices: "practices",
  certificates: "certificates",
  places: "places",
  media: "pictures",
  picture: "pictures",
  pictureFollowsAccount: "pictures",
  languages: "languages",
  cancellationNoticeHours: "cancellation",
  lateCancelPercent: "cancellation",
  noShowPercent: "cancellation",
  prepaid: "cancellation",
};

export function sectionOf(path: string): ProfilePart {
  if (/^texts\.\w+\.experience$/.test(path)) return "languages";
  return sectionOfField[path.split(".")[0] ?? ""] ?? "name";
}

/** The server names parts by position, the page by id: `practices.0.type` becomes `practices.<id>.type`. */
export function pathById(path: string, content: Profile): string {
  const [list = "", position = "", ...rest] = path.split(".");
  if (list !== "practices" && list !== "places" && list !== "media") return path;
  const part = /^\d+$/.test(position) ? content[list][Number(position)] : undefined;
  if (!part) return path;
  return [list, part.id, ...rest.map((name) => name === "lat" || name === "lon" ? "pin" : name)]
    .join(".");
}

export function fieldId(path: string): string {
  return `profile-${path}`;
}

const fieldPrefix = fieldId("");

/** The path of the field that an element belongs to. */
export function fieldPathOf(element: Element): string | undefined {
  return element.closest(`[id^="${fieldPrefix}"]`)?.id.slice(fieldPrefix.length);
}

/** The section that the id of a section or of a field is in. */
export function sectionOfId(id: string): ProfilePart | undefined {
  if (id.startsWith(fieldPrefix)) return sectionOf(id.slice(fieldPrefix.length));
  return sections.find((section) => section === id);
}

export function conflictId(path: string): string {
  return `conflict-${path}`;
}

/** The part that a path belongs to, e.g. the id of a practice. */
export function partIdOf(path: string): string | undefined {
  const [list, id] = path.split(".");
  return list === "practices" || list === "places" || list === "media" ? id : undefined;
}
