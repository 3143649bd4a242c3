import type { ProfileContent, StoredFile } from "./profile.ts";

/**
 * The paths of what differs between two contents: `name`, `texts.et.about`, `practices` (order, added or removed ones),
 * `practices.<id>.priceCents`, `media.<id>.file`. A file is the same while its upload is.
 */
export function differences(one: ProfileContent, other: ProfileContent): string[] {
  const paths: string[] = [];
  compare(withFileNames(one), withFileNames(other), "", paths);
  return paths;
}

export function isSameContent(one: ProfileContent, other: ProfileContent): boolean {
  return differences(one, other).length === 0;
}

type Fields = Record<string, unknown>;

function compare(one: unknown, other: unknown, path: string, paths: string[]): void {
  if (isListOfParts(one) && isListOfParts(other)) return compareParts(one, other, path, paths);
  if (isFields(one) && isFields(other)) {
    for (const name of new Set([...Object.keys(one), ...Object.keys(other)])) {
      compare(one[name], other[name], path === "" ? name : `${path}.${name}`, paths);
    }
    return;
  }
  if (JSON.stringify(one) !== JSON.stringify(other)) paths.push(path);
}

type Part = Fields & { id: string };

function compareParts(one: Part[], other: Part[], path: string, paths: string[]): void {
  const ids = (parts: Part[]) => parts.map(({ id }) => id).join();
  if (ids(one) !== ids(other)) paths.push(path);
  const others = new Map(other.map((part) => [part.id, part]));
  for (const part of one) {
    const same = others.get(part.id);
    if (same) compare(part, same, `${path}.${part.id}`, paths);
  }
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isListOfParts(value: unknown): value is Part[] {
  return Array.isArray(value) && value.every((part) => isFields(part) && "id" in part);
}

function withFileNames(content: ProfileContent) {
  return {
    ...content,
    picture: fileOf(content.picture),
    places: content.places.map((place) => ({ ...place, picture: fileOf(place.picture) })),
    media: content.media.map((one) => ({ ...one, file: fileOf(one.file) })),
  };
}

/** Which file it is: an upload, or one that was published without. */
function fileOf(file: StoredFile | null): string | null {
  return file && (file.uploadId ?? file.fileKey);
}
