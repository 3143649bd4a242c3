import type { Draft } from "./draft.ts";

/** Where on the page a problem of a draft is to be seen. */
export type Spot =
  | { at: "rule"; ruleId: string; field: string }
  | { at: "exception"; date: string; field: string }
  | { at: "vacation"; vacationId: string; field: string }
  | { at: "place"; placeId: string; field: string }
  | { at: "setting"; name: string }
  | { at: "zone" }
  | { at: "whole"; part: string };

export type DraftProblem = { spot: Spot; errCode: string };

/** The codes we have a sentence of our own for. */
export const knownCodes = [
  "ERR_UNKNOWN_TIME_ZONE",
  "ERR_TOO_BIG",
  "ERR_OUT_OF_RANGE",
  "ERR_OFF_GRID",
  "ERR_REPEATED",
  "ERR_ENDS_BEFORE_START",
  "ERR_UNKNOWN_PLACE",
  "ERR_OVERLAP",
  "ERR_INVALID_DATE",
  "ERR_TOO_FAR",
  "ERR_TOO_SMALL",
] as const;

export type KnownCode = (typeof knownCodes)[number];

export function knownCode(errCode: string): KnownCode | null {
  return knownCodes.find((each) => each === errCode) ?? null;
}

function spotOf(path: string, draft: Draft): Spot {
  const [part = "", nth = "", ...rest] = path.replace(/^draft\./, "").split(".");
  const at = nth === "" ? -1 : Number(nth);
  const field = rest.join(".");
  if (part === "timeZone") return { at: "zone" };
  if (part === "settings") return { at: "setting", name: nth };
  const rule = part === "rules" ? draft.rules[at] : undefined;
  if (rule) return { at: "rule", ruleId: rule.id, field };
  const exception = part === "exceptions" ? draft.exceptions[at] : undefined;
  if (exception) return { at: "exception", date: exception.date, field };
  const vacation = part === "vacations" ? draft.vacations[at] : undefined;
  if (vacation) return { at: "vacation", vacationId: vacation.id, field };
  const place = part === "places" ? draft.places[at] : undefined;
  if (place) return { at: "place", placeId: place.id, field };
  return { at: "whole", part };
}

/** The problems of a refusal, by the things of the draft they were found in. */
export function problemsOf(
  errors: readonly { path: string; errCode: string }[],
  draft: Draft,
): DraftProblem[] {
  return errors.map(({ path, errCode }) => ({ spot: spotOf(path, draft), errCode }));
}
