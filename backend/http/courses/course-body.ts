import { z } from "@hono/zod-openapi";
import { courseAccessKinds, currentLesson, doneCount, minutesLeft } from "../../domain/course.ts";
import {
  courseCovers,
  courseLimits as limits,
  languagesOf,
  type Lesson,
  materialKinds,
  minutesOf,
} from "../../domain/course-content.ts";
import { languages } from "../../domain/text.ts";
import type { CourseView } from "../../use-cases/courses/course-view.ts";
import { instantText, optionalInstantText } from "../version.ts";
import { lineText, longText } from "./course-texts.ts";

export const CourseId = z.object({ id: z.uuid() });

const Count = z.int().min(0).max(limits.lessons);
const Minutes = z.int().min(0).max(limits.lessons * limits.minutes);

const OwnerBody = z.object({
  id: z.uuid(),
  slug: z.string().max(120),
  name: z.string().max(200),
  pictureUrl: z.string().max(300).nullable(),
});

const ProgressBody = z.object({
  done: Count.openapi({ description: "How many of its lessons are done" }),
  lessonId: z.uuid().nullable().openapi({
    description: "Where to go on; null when all lessons are done",
  }),
  minutesLeft: Minutes,
  startedAt: z.iso.datetime(),
  lastAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  certificateCode: z.string().max(12).nullable(),
});

const courseShape = {
  id: z.uuid(),
  title: lineText(limits.title),
  outcome: longText(limits.outcome).openapi({ description: "What a person knows afterwards" }),
  languages: z.array(z.enum(languages)).max(3).openapi({
    description: "In which the whole course is written",
  }),
  practices: z.array(z.string().max(60)).max(limits.practices).openapi({
    description: "Codes of THERAPY_TYPE that fit to it",
  }),
  cover: z.enum(courseCovers).openapi({ description: "The drawing that stands for it" }),
  minutes: Minutes,
  lessonCount: Count,
  firstLesson: z.object({ id: z.uuid(), minutes: Minutes }),
  owner: z.union([OwnerBody, z.null()]).openapi({
    description: "The practitioner; null for a course of the marketplace",
  }),
  access: z.enum(courseAccessKinds).openapi({
    description:
      "`free` for all who sign in, `clients` for the practitioner's clients, `code` with a code, `bought` at the price",
  }),
  priceCents: z.int().min(1).max(10_000_000).nullable(),
  hasAccess: z.boolean().openapi({ description: "Whether the caller reads its lessons" }),
  isOffered: z.boolean().openapi({
    description: "false for a retired course; those who take it keep it",
  }),
  progress: z.union([ProgressBody, z.null()]).openapi({
    description: "null until the caller has begun, and after the right to the course has ended",
  }),
};

const exampleText = {
  et: "Rahulikum uni nelja õhtuga",
  en: "Calmer sleep in four evenings",
  ru: "Спокойный сон за четыре вечера",
};

const example = {
  id: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d40",
  title: exampleText,
  outcome: exampleText,
  languages: ["et" as const, "en" as const, "ru" as const],
  practices: ["KST"],
  cover: "moon" as const,
  minutes: 45,
  lessonCount: 4,
  firstLesson: { id: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d41", minutes: 10 },
  owner: null,
  access: "free" as const,
  priceCents: null,
  hasAccess: true,
  isOffered: true,
  progress: null,
};

export const CourseCardBody = z.object(courseShape).openapi("CourseCard", { example });

const LessonOutline = z.object({
  id: z.uuid(),
  title: lineText(limits.title),
  minutes: Minutes,
  kinds: z.array(z.enum(materialKinds)).max(materialKinds.length),
  doneAt: z.iso.datetime().nullable(),
});

export const CourseBody = z.object({
  ...courseShape,
  summary: longText(limits.summary),
  lessons: z.array(LessonOutline).max(limits.lessons),
}).openapi("Course", {
  example: {
    ...example,
    summary: exampleText,
    lessons: [{
      ...{ ...example.firstLesson, title: exampleText },
      ...{ kinds: ["text" as const], doneAt: null },
    }],
  },
});

export function presentCourseCard(view: CourseView): z.infer<typeof CourseCardBody> {
  const { course, owner, hasAccess, enrolment, certificate } = view;
  const { title, outcome, practices, cover, lessons } = course.published;
  const [first] = lessons;
  return {
    id: course.id,
    ...{ title, outcome, practices, cover },
    languages: languagesOf(course.published),
    minutes: minutesOf(course.published),
    lessonCount: lessons.length,
    firstLesson: { id: first!.id, minutes: first!.minutes },
    owner: owner && {
      ...{ id: owner.id, slug: owner.slug, name: owner.name },
      pictureUrl: owner.pictureKey && `/files/${owner.pictureKey}`,
    },
    access: course.access,
    priceCents: course.priceCents,
    hasAccess,
    isOffered: course.state === "published",
    progress: hasAccess && enrolment?.lastLessonId
      ? {
        done: doneCount(course.published, enrolment),
        lessonId: currentLesson(course.published, enrolment)?.id ?? null,
        minutesLeft: minutesLeft(course.published, enrolment),
        startedAt: instantText(enrolment.startedAt),
        lastAt: instantText(enrolment.lastAt),
        finishedAt: optionalInstantText(enrolment.finishedAt),
        certificateCode: certificate?.code ?? null,
      }
      : null,
  };
}

export function presentCourse(view: CourseView): z.infer<typeof CourseBody> {
  const { course, enrolment } = view;
  const { summary, lessons } = course.published;
  const outline = ({ id, title, minutes, materials }: Lesson) => ({
    ...{ id, title, minutes },
    kinds: [...new Set(materials.map(({ kind }) => kind))],
    doneAt: optionalInstantText(enrolment?.done[id] ?? null),
  });
  return { ...presentCourseCard(view), summary, lessons: lessons.map(outline) };
}
