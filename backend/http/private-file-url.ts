import { hour } from "../domain/duration.ts";
import { isPrivateKey } from "../domain/file-key.ts";
import type { Auth } from "../ports/auth.ts";

/**
 * The address of a private file: it needs no sign-in and expires after one to two hours. It stays the same for an hour, so that
 * browsers keep what they have loaded. `now` in ms.
 */
function privateFileUrl({ mac }: Pick<Auth, "mac">, key: string, now: number): string {
  const until = Math.ceil(now / hour) * hour + hour;
  return `/files/${key}?until=${until}&mac=${mac("private-file", macText(key, until))}`;
}

export function mayReadPrivateFile(
  { macMatches }: Pick<Auth, "macMatches">,
  key: string,
  query: { until?: string | undefined; mac?: string | undefined },
  now: number,
): boolean {
  const { until = "", mac = "" } = query;
  if (!/^\d{13}$/.test(until) || Number(until) < now) return false;
  return macMatches("private-file", macText(key, Number(until)), mac);
}

function macText(key: string, until: number): string {
  return `${key} ${until}`;
}

/** The address of a file, signed when it is private. `now` in ms. */
export function fileUrlOf(
  key: string | null,
  { auth, now }: { auth: Pick<Auth, "mac">; now: number },
): string | null {
  if (key === null) return null;
  return isPrivateKey(key) ? privateFileUrl(auth, key, now) : `/files/${key}`;
}

/** The key in an address of `fileUrlOf`; any other address as it is, which is no key. */
export function keyOfFileUrl(url: string): string {
  return /^(?:https?:\/\/[^/]+)?\/files\/([^?#]+)/.exec(url)?.[1] ?? url;
}

/** A body whose file addresses (`/files/…`) are signed where they are those of private files. `now` in ms. */
export function withSignedFiles<Body>(
  body: Body,
  { auth, now }: { auth: Pick<Auth, "mac">; now: number },
): Body {
  return JSON.parse(
    JSON.stringify(
      body,
      (_, value) =>
        typeof value === "string" && value.startsWith(filesPath) &&
          isPrivateKey(value.slice(filesPath.length))
          ? privateFileUrl(auth, value.slice(filesPath.length), now)
          : value,
    ),
  );
}

const filesPath = "/files/";
