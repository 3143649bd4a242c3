import { dirname } from "node:path";

type Owned = { path: string; owner: string };

/** The path, or the nearest folder above it that may be looked at, and who owns it. Null when that is this user. */
export function ownerOf(path: string): Owned | null {
  for (let at = path;; at = dirname(at)) {
    const uid = uidOf(at);
    if (uid === undefined && at !== dirname(at)) continue;
    return typeof uid === "number" && uid !== Deno.uid()
      ? { path: at, owner: userName(uid) }
      : null;
  }
}

function uidOf(path: string): number | null | undefined {
  try {
    return Deno.statSync(path).uid;
  } catch {
    return undefined;
  }
}

function userName(uid: number): string {
  const fallback = `user ${uid}`;
  try {
    const users = Deno.readTextFileSync("/etc/passwd").split("\n").map((line) => line.split(":"));
    return users.find(([, , id]) => id === String(uid))?.[0] ?? fallback;
  } catch {
    return fallback;
  }
}
