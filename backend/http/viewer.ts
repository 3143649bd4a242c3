import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import { discreetNames } from "../domain/discreet.ts";
import { second, year } from "../domain/duration.ts";
import { type Language, languages } from "../domain/text.ts";
import { isTimeZone } from "../domain/wall-clock.ts";
import type { Viewer } from "./page-renderer.ts";
import { preferredLanguage } from "./request-context.ts";
import type { Env } from "./router.ts";

/** Most practitioners work here; shown until the viewer's zone is known. */
const practitionersZone = "Europe/Tallinn";

/** The cookie of a browser that may have a session. It authorizes nothing. */
export const signedInHint = "signed-in";

/** The cookie of a browser whose tabs have a neutral title. `frontend/discreet/tab-name.ts` keeps it. */
export const tabNameCookie = "tab-name";

const longestDisplay = 400;

export function viewerOf(c: Context<Env>): Viewer {
  const zone = getCookie(c, "zone");
  const display = getCookie(c, "display");
  return {
    language: languageOf(c),
    zone: zone !== undefined && isTimeZone(zone) ? zone : practitionersZone,
    display: display !== undefined && display.length <= longestDisplay ? display : null,
    mayBeSignedIn: getCookie(c, signedInHint) === "1",
    tabName: discreetNames.find((name) => name === getCookie(c, tabNameCookie)) ?? null,
  };
}

/** The language that the address names. */
export function chosenLanguage(c: Context<Env>): Language | null {
  return languages.find((each) => each === c.req.query("lng")) ?? null;
}

/** The next pages are in the language of `?lng=`, also in browsers without scripts. */
export function storeChosenLanguage(c: Context<Env>, response: Response): Response {
  const language = chosenLanguage(c);
  if (language && getCookie(c, "i18next") !== language) {
    const cookie = `i18next=${language}; Path=/; Max-Age=${year / second}; SameSite=Lax`;
    response.headers.append("Set-Cookie", cookie);
  }
  return response;
}

/** By `?lng=`, then the cookie of an earlier choice, then Accept-Language, then `?in=` of a shared link. */
export function languageOf(c: Context<Env>): Language {
  const [chosen, stored, shared] = [c.req.query("lng"), getCookie(c, "i18next"), c.req.query("in")]
    .map((code) => languages.find((language) => language === code?.slice(0, 2)));
  return chosen ?? stored ?? preferredLanguage(c.req.header("accept-language"), shared);
}
