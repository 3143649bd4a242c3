import { second, year } from "backend/domain/duration.ts";

/** Undefined also where the browser blocks cookies, e.g. in frames. */
export function readCookie(name: string): string | undefined {
  try {
    const pair = document.cookie.split("; ").find((each) => each.startsWith(`${name}=`));
    return pair && decodeURIComponent(pair.slice(name.length + 1));
  } catch {
    return undefined;
  }
}

/** Stores a setting that the server uses for the next pages, for a year; null removes it. */
export function writeCookie(name: string, value: string | null): void {
  const text = encodeURIComponent(value ?? "");
  const seconds = value === null ? 0 : year / second;
  try {
    document.cookie = `${name}=${text}; path=/; samesite=lax; max-age=${seconds}`;
  } catch {
    // Without cookies the server uses the defaults.
  }
}
