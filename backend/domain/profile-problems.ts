import { emailKey } from "./account.ts";
import { choosableValues, type DomainCode, type DomainValue } from "./domain-value.ts";
import { hasAddress } from "./contact-details.ts";
import { DomainError } from "./errors.ts";
import { type FieldProblem, notAllowed, problem } from "./field-problem.ts";
import {
  missingIn,
  placeBounds,
  type ProfileContent,
  type ProfilePlace,
  type ProfilePractice,
} from "./profile.ts";
import { hasLetter } from "./visible-text.ts";

type KnownCodes = Pick<DomainValue, "domainCode" | "code">[];

/** Throws ERR_INVALID_INPUT for what even a draft cannot contain: unknown codes, repeated ids, pins abroad, half an address. */
export function requireGoodContent(content: ProfileContent<unknown>, codes: KnownCodes): void {
  refuse([
    ...codeProblems(content, codes),
    ...addressProblems(content),
    ...(content.email.trim() === "" ? [] : emailProblems(content.email.trim())),
    ...repeated(content),
    ...content.places.flatMap(pinProblems),
  ]);
}

/** The codes that a profile can have: retired ones only where it has them already. */
export function codesFor(
  values: DomainValue[],
  { content, published }: {
    content: ProfileContent<unknown>;
    published: { content: ProfileContent<unknown> };
  },
): DomainValue[] {
  const own = new Set([content, published.content].flatMap(codesIn));
  return choosableValues(values, ({ domainCode, code }) => own.has(`${domainCode}.${code}`));
}

function codesIn(content: ProfileContent<unknown>): string[] {
  return [
    `GENDER.${content.gender}`,
    ...[content, ...content.places].map(({ city }) => `CITY.${city}`),
    ...content.languages.map((code) => `LANGUAGE.${code}`),
    ...content.waysOfHelping.map((code) => `WAY_OF_HELPING.${code}`),
    ...content.practices.map(({ type }) => `THERAPY_TYPE.${type}`),
  ];
}

type PublishingFacts = {
  certificates: number;
  /** Whether nothing was published before. */
  isFirst: boolean;
  /** The addresses that sessions may be mailed to; null: any. */
  emails: string[] | null;
};

/** Throws ERR_INVALID_INPUT with everything that keeps the content from being published. */
export function requirePublishable(content: ProfileContent, facts: PublishingFacts): void {
  const { certificates } = facts;
  refuse([
    ...(content.name === "" ? [missing("name")] : []),
    ...(hasAddress(content.name) ? [problem("name", "ERR_ADDRESS_IN_NAME")] : []),
    ...emailProblems(content.email),
    ...(isEmailRefused(content.email, facts.emails)
      ? [problem("email", "ERR_EMAIL_NOT_CONFIRMED")]
      : []),
    ...(content.practices.every(({ archived }) => archived && facts.isFirst)
      ? [missing("practices")]
      : []),
    ...content.practices.flatMap(practiceProblems),
    ...content.places.flatMap(placeProblems),
    ...(content.cancellationNoticeHours === null ? [missing("cancellationNoticeHours")] : []),
    ...(content.showInSearch
      ? missingIn(content, { certificates }).map(({ path }) => missing(path))
      : []),
  ]);
}

/** Whether a profile with this address cannot be published. `emails`: as in the facts. */
export function isEmailRefused(email: string, emails: PublishingFacts["emails"]): boolean {
  return emails !== null && !emails.some((one) => emailKey(one) === emailKey(email));
}

function practiceProblems(practice: ProfilePractice, at: number): FieldProblem[] {
  const path = `practices.${at}`;
  const { type, durationMinutes, priceCents, meetingTypes, intro } = practice;
  return [
    ...(type === "" ? [missing(`${path}.type`)] : []),
    ...(durationMinutes === null ? [missing(`${path}.durationMinutes`)] : []),
    ...(priceCents === null ? [missing(`${path}.priceCents`)] : []),
    ...(meetingTypes.length === 0 ? [missing(`${path}.meetingTypes`)] : []),
    ...(intro && priceCents ? [problem(`${path}.priceCents`, "ERR_INTRO_NOT_FREE")] : []),
    ...startTimeProblems(practice, path),
  ];
}

const weekMinutes = 7 * 1440;

/** Starts of a group that the session before has not left yet; the week begins again after Sunday. */
function startTimeProblems(
  { seats, startTimes, durationMinutes }: ProfilePractice,
  path: string,
): FieldProblem[] {
  if (seats === 1 || startTimes.length < 2) return [];
  const starts = startTimes
    .map(({ weekday, minute }, at) => ({ minute: (weekday - 1) * 1440 + minute, at }))
    .sort((a, b) => a.minute - b.minute);
  return starts.flatMap(({ minute, at }, nth) => {
    const former = starts.at(nth - 1)!;
    const passed = nth === 0 ? minute + weekMinutes - former.minute : minute - former.minute;
    const isFree = passed > 0 && passed >= (durationMinutes ?? 0);
    return isFree ? [] : [problem(`${path}.startTimes.${at}`, "ERR_OVERLAP")];
  });
}

function placeProblems({ city, address, lat, lon }: ProfilePlace, at: number): FieldProblem[] {
  const path = `places.${at}`;
  return [
    ...(city === "" ? [missing(`${path}.city`)] : []),
    ...(address === "" ? [missing(`${path}.address`)] : []),
    ...(lat === null || lon === null ? [missing(`${path}.lat`)] : []),
  ];
}

function codeProblems(
  { gender, city, languages, waysOfHelping, practices, places }: ProfileContent<unknown>,
  codes: KnownCodes,
): FieldProblem[] {
  const known = Map.groupBy(codes, ({ domainCode }) => domainCode);
  const check = (domainCode: DomainCode, code: string, path: string): FieldProblem[] =>
    code === "" || known.get(domainCode)?.some((one) => one.code === code)
      ? []
      : [notAllowed(path, (known.get(domainCode) ?? []).map((one) => one.code))];
  return [
    ...check("GENDER", gender, "gender"),
    ...checkTown(city, "city"),
    ...languages.flatMap((code, at) => check("LANGUAGE", code, `languages.${at}`)),
    ...waysOfHelping.flatMap((code, at) => check("WAY_OF_HELPING", code, `waysOfHelping.${at}`)),
    ...practices.flatMap(({ type }, at) => check("THERAPY_TYPE", type, `practices.${at}.type`)),
    ...places.flatMap((place, at) => checkTown(place.city, `places.${at}.city`)),
  ];

  function checkTown(town: string, path: string): FieldProblem[] {
    return isTownName(town) ? [] : check("CITY", town, path);
  }
}

/** Whether it can be the name of a place that is no known city. Codes are in capital letters. */
function isTownName(text: string): boolean {
  return hasLetter(text) && !/^[A-Z_]{2,}$/.test(text) && !/[\d<>@/\\:]/.test(text);
}

/** Whether they are the booking provider's is checked when they are published. */
function addressProblems({ calendarUrl, practices }: ProfileContent<unknown>): FieldProblem[] {
  const pages: [string, string][] = [
    ["calendarUrl", calendarUrl],
    ...practices.map(({ schedulingUrl }, at): [string, string] => [
      `practices.${at}.schedulingUrl`,
      schedulingUrl,
    ]),
  ];
  return pages.flatMap(([path, text]) =>
    text.trim() === "" || isPageAddress(text) ? [] : [problem(path, "ERR_PAGE_ADDRESS")]
  );
}

/** Something without a scheme may be an address that is still being written. */
function isPageAddress(text: string): boolean {
  const url = URL.parse(text.trim());
  if (url === null) return true;
  return /^https?:$/.test(url.protocol) && url.username === "" && url.password === "";
}

function repeated(
  { languages, waysOfHelping, practices, places, media }: ProfileContent<unknown>,
): FieldProblem[] {
  const idsOf = (parts: { id: string }[]) => parts.map(({ id }) => id);
  return [
    ...repeatedIn(languages, (at) => `languages.${at}`),
    ...repeatedIn(waysOfHelping, (at) => `waysOfHelping.${at}`),
    ...repeatedIn(idsOf(practices), (at) => `practices.${at}.id`),
    ...repeatedIn(idsOf(places), (at) => `places.${at}.id`),
    ...repeatedIn(idsOf(media), (at) => `media.${at}.id`),
    ...practices.flatMap(({ meetingTypes }, practice) =>
      repeatedIn(meetingTypes, (at) => `practices.${practice}.meetingTypes.${at}`)
    ),
  ];
}

function repeatedIn(values: string[], pathOf: (at: number) => string): FieldProblem[] {
  return values.flatMap((value, at) =>
    values.indexOf(value) === at ? [] : [problem(pathOf(at), "ERR_DUPLICATE_ENTITY")]
  );
}

function pinProblems({ lat, lon }: ProfilePlace<unknown>, at: number): FieldProblem[] {
  const { south, north, west, east } = placeBounds;
  return [
    ...(lat !== null && (lat < south || lat > north)
      ? [problem(`places.${at}.lat`, "ERR_OUT_OF_RANGE", { least: south, most: north })]
      : []),
    ...(lon !== null && (lon < west || lon > east)
      ? [problem(`places.${at}.lon`, "ERR_OUT_OF_RANGE", { least: west, most: east })]
      : []),
  ];
}

function emailProblems(text: string): FieldProblem[] {
  return /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text)
    ? []
    : [problem("email", "ERR_INVALID_FORMAT", { format: "email" })];
}

function missing(path: string): FieldProblem {
  return problem(path, "ERR_REQUIRED");
}

function refuse(errors: FieldProblem[]): void {
  if (errors.length === 0) return;
  const unique = [...new Map(errors.map((error) => [error.path, error])).values()];
  throw new DomainError("ERR_INVALID_INPUT", { errors: unique.slice(0, 100) });
}
