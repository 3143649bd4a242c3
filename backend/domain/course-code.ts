import { DomainError } from "./errors.ts";

/** A code with which people get a course. Instants in ms. */
export type CourseCode = {
  id: string;
  courseId: string;
  codeHash: string;
  /** The last four letters, by which the owner recognizes it. */
  ending: string;
  /** For the owner alone. */
  name: string;
  mostUses: number;
  uses: number;
  expiresAt: number | null;
  createdAt: number;
  revokedAt: number | null;
};

export const courseCodeLimits = { name: 80, mostUses: 500, days: 2 * 366, perCourse: 100 } as const;

export const courseCodeStatuses = ["open", "used", "expired", "revoked"] as const;

type CourseCodeStatus = (typeof courseCodeStatuses)[number];

/** `now` in ms. */
export function courseCodeStatus(
  { mostUses, uses, expiresAt, revokedAt }: Pick<
    CourseCode,
    "mostUses" | "uses" | "expiresAt" | "revokedAt"
  >,
  now: number,
): CourseCodeStatus {
  if (revokedAt !== null) return "revoked";
  if (uses >= mostUses) return "used";
  return expiresAt !== null && now >= expiresAt ? "expired" : "open";
}

/** The code after one more use. ERR_COURSE_CODE for an unknown one and for one that is not open, so that guessing shows nothing. */
export function withCodeUse(code: CourseCode | null, now: number): CourseCode {
  if (!code || courseCodeStatus(code, now) !== "open") throw new DomainError("ERR_COURSE_CODE");
  return { ...code, uses: code.uses + 1 };
}
