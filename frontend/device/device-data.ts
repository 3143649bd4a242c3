/** Where something is kept: `server-cookie` is out of the reach of scripts. */
type Place = "cookie" | "server-cookie" | "browser" | "tab";

/**
 * Everything that the product keeps on a visitor's device. A key that ends with `*` stands for all keys that begin so.
 * The page about privacy lists it, and a test compares it with the source.
 */
export const deviceData = [
  { purpose: "signIn", place: "server-cookie", keys: ["rt", "__Host-rt"] },
  { purpose: "known", place: "server-cookie", keys: ["known", "__Host-known"] },
  { purpose: "code", place: "server-cookie", keys: ["code", "__Host-code"] },
  { purpose: "written", place: "server-cookie", keys: ["written"] },
  { purpose: "provider", place: "server-cookie", keys: ["sign-in", "__Host-sign-in"] },
  { purpose: "hint", place: "cookie", keys: ["signed-in"] },
  { purpose: "language", place: "cookie", keys: ["i18next"] },
  { purpose: "zone", place: "cookie", keys: ["zone"] },
  { purpose: "display", place: "cookie", keys: ["display"] },
  { purpose: "discreet", place: "cookie", keys: ["tab-name"] },
  { purpose: "hint", place: "browser", keys: ["heaolu.signedIn"] },
  { purpose: "language", place: "browser", keys: ["i18nextLng"] },
  { purpose: "display", place: "browser", keys: ["heaolu.display", "heaolu.docs-language"] },
  { purpose: "shortlist", place: "browser", keys: ["heaolu.shortlist"] },
  { purpose: "viewed", place: "browser", keys: ["heaolu.viewed"] },
  { purpose: "hold", place: "browser", keys: ["heaolu.hold", "heaolu.holds"] },
  { purpose: "purchase", place: "browser", keys: ["heaolu.orders"] },
  { purpose: "drafts", place: "browser", keys: ["heaolu.draft.*", "heaolu.drafts-of"] },
  { purpose: "registered", place: "browser", keys: ["heaolu.registered"] },
  { purpose: "calendar", place: "browser", keys: ["heaolu.calendar"] },
  {
    purpose: "request",
    place: "tab",
    keys: ["heaolu.request *", "heaolu.left *", "heaolu.booked *"],
  },
  { purpose: "purchase", place: "tab", keys: ["heaolu.purchase.*"] },
  { purpose: "test", place: "tab", keys: ["heaolu.test"] },
  { purpose: "view", place: "tab", keys: ["heaolu.view"] },
  { purpose: "leaving", place: "tab", keys: ["left"] },
] as const satisfies readonly { purpose: string; place: Place; keys: readonly string[] }[];

type DevicePurpose = (typeof deviceData)[number]["purpose"];

type Found = { purpose: DevicePurpose; place: Place; key: string };

/** What this device keeps now, as far as scripts can see; the cookies of the server are always named. */
export function foundOnDevice(): Found[] {
  const known = { cookie: cookieNames(), browser: keysOf("local"), tab: keysOf("session") };
  return deviceData.flatMap(({ purpose, place, keys }) =>
    place === "server-cookie" ? [] : known[place]
      .filter((key) => keys.some((pattern) => isLike(key, pattern)))
      .map((key) => ({ purpose, place, key }))
  );
}

/** Deletes all that scripts can delete. Returns what is left. */
export function deleteFromDevice(): Found[] {
  for (const { place, key } of foundOnDevice()) {
    try {
      if (place === "browser") localStorage.removeItem(key);
      else if (place === "tab") sessionStorage.removeItem(key);
      else document.cookie = `${key}=; path=/; max-age=0`;
    } catch {
      // Without storage there is nothing to delete.
    }
  }
  return foundOnDevice();
}

export function isLike(key: string, pattern: string): boolean {
  return pattern.endsWith("*") ? key.startsWith(pattern.slice(0, -1)) : key === pattern;
}

function cookieNames(): string[] {
  try {
    return document.cookie.split("; ").filter(Boolean).map((pair) => pair.split("=")[0]!);
  } catch {
    return [];
  }
}

function keysOf(storage: "local" | "session"): string[] {
  try {
    return Object.keys(storage === "local" ? localStorage : sessionStorage);
  } catch {
    return [];
  }
}
