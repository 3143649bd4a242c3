import type { StartTime } from "./availability.ts";
import type { MeetingType } from "./scheduling.ts";
import { type Language, languages, type Text } from "./text.ts";

export type StoredFile = {
  /** null: the file that the same place of the published profile has. */
  uploadId: string | null;
  fileKey: string;
  /** Of a video. */
  posterKey: string | null;
  /** A `data:` URL to show until the file is loaded. */
  blur: string | null;
};

export const profileTexts = [
  "briefIntroduction",
  "review",
  "about",
  "experience",
  "howICanHelp",
] as const;

export type ProfileTexts = Record<(typeof profileTexts)[number], string>;

export const parkings = ["free", "paid", "none"] as const;

/** What is not answered is left out. */
export type PlaceAccess = {
  stepFree?: boolean;
  steps?: number;
  lift?: boolean;
  accessibleToilet?: boolean;
  doorWidthCm?: number;
  parking?: (typeof parkings)[number];
  publicTransport?: string;
  quietRoom?: boolean;
};

/** The shares of the price that a practitioner can charge after the deadline or for a missed session. */
export const feePercents = [0, 25, 50, 100] as const;

export type FeePercent = (typeof feePercents)[number];

export type ProfilePractice = {
  id: string;
  type: string;
  durationMinutes: number | null;
  priceCents: number | null;
  meetingTypes: MeetingType[];
  bufferMinutes: number | null;
  /** How many clients can book one time. */
  seats: number;
  /** When a group meets every week, on the wall clock of the calendar; empty: at any free time. */
  startTimes: StartTime[];
  intro: boolean;
  schedulingUrl: string;
  archived: boolean;
};

export type ProfilePlace<File = StoredFile> = {
  id: string;
  city: string;
  address: string;
  lat: number | null;
  lon: number | null;
  label: Text;
  access: PlaceAccess;
  arrivalNote: Text;
  picture: File | null;
};

type ProfileMedia<File = StoredFile> = {
  id: string;
  kind: "photo" | "video";
  file: File;
  caption: Text;
};

/** Everything that a practitioner writes about themselves. An empty text and null are not filled in yet. */
export type ProfileContent<File = StoredFile> = {
  name: string;
  nameFollowsAccount: boolean;
  email: string;
  calendarUrl: string;
  gender: string;
  city: string;
  languages: string[];
  waysOfHelping: string[];
  cancellationNoticeHours: number | null;
  lateCancelPercent: FeePercent;
  noShowPercent: FeePercent;
  /** Whether sessions are paid before they are booked, and not on site. */
  prepaid: boolean;
  showInSearch: boolean;
  picture: File | null;
  pictureFollowsAccount: boolean;
  texts: Record<Language, ProfileTexts>;
  practices: ProfilePractice[];
  places: ProfilePlace<File>[];
  media: ProfileMedia<File>[];
};

/** Whether an administrator has let a profile become visible. */
export const approvals = ["not-sent", "waiting", "approved", "declined"] as const;

export type Approval = (typeof approvals)[number];

/** The most of each part, lengths in characters. */
export const profileLimits = {
  name: 120,
  email: 254,
  url: 500,
  code: 40,
  address: 200,
  placeLabel: 120,
  arrivalNote: 1000,
  publicTransport: 200,
  caption: 300,
  briefIntroduction: 400,
  review: 1000,
  about: 5000,
  experience: 5000,
  howICanHelp: 5000,
  languages: 20,
  waysOfHelping: 26,
  practices: 60,
  places: 10,
  media: 40,
  cancellationNoticeHours: 336,
  durationMinutes: 480,
  priceCents: 1_000_000,
  bufferMinutes: 240,
  seats: 200,
  startTimes: 21,
  steps: 200,
  doorWidthCm: 300,
};

export const shortestPractice = 15;

export const narrowestDoorCm = 40;

/** Whether two names differ only by letter case and spaces. */
export function isSameName(one: string, other: string): boolean {
  const plain = (name: string) =>
    name.normalize("NFKC").toLocaleLowerCase("et").replace(/\s+/g, " ").trim();
  return plain(one) === plain(other);
}

/** A rectangle around Estonia, in degrees. */
export const placeBounds = { south: 57.4, north: 59.9, west: 21.6, east: 28.3 };

/** Earlier published profiles that stay readable. */
export const keptVersions = 50;

/** What a profile needs to be shown in search. */
export const profileParts = [
  "name",
  "introduction",
  "languages",
  "practices",
  "certificates",
  "places",
  "pictures",
  "cancellation",
] as const;

export type ProfilePart = (typeof profileParts)[number];

export type Missing = { path: string; code: ProfilePart };

/**
 * What is still needed to show the profile in search, with the path of each field. A part without an entry is complete.
 * Certificates are no part of the content, and neither is whether sessions may be mailed to its address.
 */
export function missingIn(
  content: ProfileContent<unknown>,
  { certificates, isEmailRefused = false }: { certificates: number; isEmailRefused?: boolean },
): Missing[] {
  const missing: Missing[] = [];
  const need = (code: ProfilePart, path: string, isThere: boolean) => {
    if (!isThere) missing.push({ path, code });
  };
  const main = mainLanguage(content);
  const texts = content.texts[main];
  need("name", "name", content.name !== "");
  need("name", "email", content.email !== "" && !isEmailRefused);
  need("name", "gender", content.gender !== "");
  need("name", "city", content.city !== "" || offered(content).every(isByVideo));
  for (const field of ["briefIntroduction", "about", "howICanHelp"] as const) {
    need("introduction", `texts.${main}.${field}`, isWritten(texts[field]));
  }
  need("introduction", "waysOfHelping", content.waysOfHelping.length > 0);
  need("languages", "languages", content.languages.length > 0);
  need("languages", `texts.${main}.experience`, isWritten(texts.experience));
  const practices = offered(content);
  need("practices", "practices", practices.some(({ intro }) => !intro));
  for (const [at, practice] of content.practices.entries()) {
    if (practice.archived) continue;
    need("practices", `practices.${at}.type`, practice.type !== "");
    need("practices", `practices.${at}.durationMinutes`, practice.durationMinutes !== null);
    need("practices", `practices.${at}.priceCents`, practice.priceCents !== null);
    need("practices", `practices.${at}.meetingTypes`, practice.meetingTypes.length > 0);
  }
  need("certificates", "certificates", certificates > 0);
  const isOnlyByVideo = practices.length > 0 && practices.every(isByVideo);
  need("places", "places", isOnlyByVideo || content.places.length > 0);
  for (const [at, place] of content.places.entries()) {
    need("places", `places.${at}.city`, place.city !== "");
    need("places", `places.${at}.address`, place.address !== "");
    need("places", `places.${at}.lat`, place.lat !== null && place.lon !== null);
  }
  need("pictures", "picture", content.picture !== null);
  need("cancellation", "cancellationNoticeHours", content.cancellationNoticeHours !== null);
  return missing;
}

function offered({ practices }: Pick<ProfileContent, "practices">): ProfilePractice[] {
  return practices.filter(({ archived }) => !archived);
}

function isByVideo({ meetingTypes }: ProfilePractice): boolean {
  return !meetingTypes.includes("IN_PERSON");
}

/** The language the others are translated from: the first with an introduction, else with any text. */
export function mainLanguage({ texts }: Pick<ProfileContent, "texts">): Language {
  return languages.find((one) => isWritten(texts[one].briefIntroduction)) ??
    languages.find((one) => hasText(texts[one])) ?? "et";
}

export function hasText(texts: ProfileTexts): boolean {
  return profileTexts.some((field) => isWritten(texts[field]));
}

function isWritten(text: string): boolean {
  return text.trim() !== "";
}

export const languageStates = ["ready", "changed-since", "missing"] as const;

export type LanguageState = (typeof languageStates)[number];

/** In which version of the profile the texts of a language were changed last. */
export type TextVersions = Record<Language, number>;

/**
 * The texts that a language lacks: in the main language those that a profile needs, in another one those that the main
 * language has. The overview may stay empty.
 */
export function missingTextsIn(
  { texts }: Pick<ProfileContent, "texts">,
  language: Language,
): (keyof ProfileTexts)[] {
  const main = mainLanguage({ texts });
  const own = texts[language];
  const isNeeded = (field: keyof ProfileTexts) =>
    language === main || isWritten(texts[main][field]) || !hasText(own);
  return profileTexts.filter((field) =>
    field !== "review" && !isWritten(own[field]) && isNeeded(field)
  );
}

/**
 * `missing`: a text of the main language has no translation. `changed-since`: the main language was changed in a later
 * version than this one.
 */
export function languageStatesOf(
  content: Pick<ProfileContent, "texts">,
  changedIn: TextVersions,
): Record<Language, LanguageState> {
  const main = mainLanguage(content);
  const stateOf = (language: Language): LanguageState => {
    if (missingTextsIn(content, language).length > 0) return "missing";
    return changedIn[main] > changedIn[language] ? "changed-since" : "ready";
  };
  return { et: stateOf("et"), en: stateOf("en"), ru: stateOf("ru") };
}

/** `changedIn` after a change from one content to the next, which is `version`. */
export function textVersionsAfter(
  before: Pick<ProfileContent, "texts">,
  after: Pick<ProfileContent, "texts">,
  changedIn: TextVersions,
  version: number,
): TextVersions {
  const next = { ...changedIn };
  for (const language of languages) {
    const isSame = profileTexts.every((field) =>
      before.texts[language][field] === after.texts[language][field]
    );
    if (!isSame) next[language] = version;
  }
  return next;
}
