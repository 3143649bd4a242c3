import type { Draft } from "./draft.ts";

export type Location =
  | { at: "rule"; ruleId: string; field: string }
  | { at: "exception"; date: string; field: string }
  | { at: "vacation"; vacationId: string; field: string }
  | { at: "place"; placeId: string; field: string }
  | { at: "setting"; name: string }
  | { at: "practice"; eventTypeUrl: string; field: string }
  | { at: "stay"; stayId: string; field: string }
  | { at: "zone" }
  | { at: "draft"; part: string };

export type DraftProblem = { location: Location; errCode: string };

const knownCodes = [
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
  "ERR_TOO_LONG",
  "ERR_TOO_SHORT",
  "ERR_SHORTER_THAN_SESSION",
  "ERR_BELOW_DAILY",
  "ERR_REQUIRED",
] as const;

type KnownCode = (typeof knownCodes)[number];

export function knownCode(errCode: string): KnownCode | null {
  return knownCodes.find((each) => each === errCode) ?? null;
}

function locationOf(path: string, draft: Draft): Location {
  const [part = "", index = "", ...rest] = path.replace(/^draft\./, "").split(".");
  const position = index === "" ? -1 : Number(index);
  const field = rest.join(".");
  if (part === "timeZone") return { at: "zone" };
  if (part === "settings") return { at: "setting", name: index };
  const rule = part === "rules" ? draft.rules[position] : undefined;
  if (rule) return { at: "rule", ruleId: rule.id, field };
  const exception = part === "exceptions" ? draft.exceptions[position] : undefined;
  if (exception) return { at: "exception", date: exception.date, field };
  const vacation = part === "vacations" ? draft.vacations[position] : undefined;
  if (vacation) return { at: "vacation", vacationId: vacation.id, field };
  const place = part === "places" ? draft.places[position] : undefined;
  if (place) return { at: "place", placeId: place.id, field };
  const practice = part === "practices" ? draft.practices[position] : undefined;
  if (practice) return { at: "practice", eventTypeUrl: practice.eventTypeUrl, field };
  const stay = part === "stays" ? draft.stays[position] : undefined;
  if (stay) return { at: "stay", stayId: stay.id, field };
  return { at: "draft", part };
}

export function problemsOf(
  errors: readonly { path: string; errCode: string }[],
  draft: Draft,
): DraftProblem[] {
  return errors.map(({ path, errCode }) => ({ location: locationOf(path, draft), errCode }));
}
