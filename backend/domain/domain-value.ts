import type { Text } from "./text.ts";

export const domainCodes = [
  "CITY",
  "GENDER",
  "LANGUAGE",
  "MEETING_TYPE",
  "THERAPY_TYPE",
  "WAY_OF_HELPING",
] as const;

export type DomainCode = (typeof domainCodes)[number];

export const practiceGroups = ["somatic", "talking", "energetic", "other"] as const;

export type PracticeGroup = (typeof practiceGroups)[number];

export type DomainValue = {
  domainCode: DomainCode;
  code: string;
  sort: number;
  group: PracticeGroup | null;
  labels: Text;
  synonyms: Record<keyof Text, string[]>;
  lat: number | null;
  lon: number | null;
  /** Since when it is not offered any more (ms). Records that have it keep its label. */
  retiredAt: number | null;
  /** Counts the changes of administrators. */
  version: number;
};

/** How many records have a value. */
export type ValueUsage = {
  /** Practitioners whose published profile names it. */
  profiles: number;
  sessions: number;
  /** Safety rules in force that name it. */
  rules: number;
  /** Texts of practices that name it as what they help with. */
  practices: number;
};

export const unused: ValueUsage = { profiles: 0, sessions: 0, rules: 0, practices: 0 };

/** The code depends on each value of the other kinds, so those are neither added nor retired. */
const openDomainCodes = ["CITY", "LANGUAGE", "THERAPY_TYPE", "WAY_OF_HELPING"] as const;

type OpenDomainCode = (typeof openDomainCodes)[number];

export function isOpenDomain(code: DomainCode): code is OpenDomainCode {
  return (openDomainCodes as readonly DomainCode[]).includes(code);
}

/** The values that can be chosen: all that are offered, and retired ones that the record has already. */
export function choosableValues(
  values: DomainValue[],
  hasAlready: (value: DomainValue) => boolean = () => false,
): DomainValue[] {
  return values.filter((value) => value.retiredAt === null || hasAlready(value));
}

/** A label without its explanation: "EFT" of "EFT (tapping)". */
export function shortLabel(label: string): string {
  return label.split(/ ehk | \(|, /)[0]!;
}
