import { shortInstantText } from "../domain/instant-text.ts";

/** An instant (ms) as the wire writes it. */
export const instantText = shortInstantText;

/** The version of a thing as HTTP says it. */
export function etagOf({ updatedAt }: { updatedAt: number }): string {
  return `"${instantText(updatedAt)}"`;
}

/** The version an If-Match insists on, none without one; NaN, which is no version of anything, when it is not ours. */
export function versionOf(ifMatch: string | undefined): number | undefined {
  if (ifMatch === undefined || ifMatch === "*") return undefined;
  return Date.parse(/^"([^"]+)"$/.exec(ifMatch)?.[1] ?? "");
}

/** For the contract: an answer that says its version. */
export const etag = {
  ETag: { description: "The version", schema: { type: "string" as const, maxLength: 40 } },
};
