import { z } from "@hono/zod-openapi";
import {
  type CourseCode,
  courseCodeLimits as limits,
  courseCodeStatus,
  courseCodeStatuses,
} from "../../domain/course-code.ts";
import { instantText, optionalInstantText } from "../version.ts";

export const CourseCodeBody = z.object({
  id: z.uuid(),
  ending: z.string().max(4).openapi({ description: "The last four letters" }),
  name: z.string().max(limits.name),
  mostUses: z.int().min(1).max(limits.mostUses),
  uses: z.int().min(0).max(limits.mostUses),
  status: z.enum(courseCodeStatuses),
  expiresAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
}).openapi("CourseCode", {
  example: {
    id: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d44",
    ending: "4QRD",
    name: "Kursus Tartus",
    mostUses: 12,
    uses: 3,
    status: "open",
    expiresAt: "2026-12-31T00:00:00Z",
    createdAt: "2026-11-20T07:00:00Z",
  },
});

/** `now` in ms. */
export function presentCourseCode(
  code: CourseCode,
  { now }: { now: number },
): z.infer<typeof CourseCodeBody> {
  const { id, ending, name, mostUses, uses, expiresAt, createdAt } = code;
  return {
    ...{ id, ending, name, mostUses, uses },
    status: courseCodeStatus(code, now),
    expiresAt: optionalInstantText(expiresAt),
    createdAt: instantText(createdAt),
  };
}
