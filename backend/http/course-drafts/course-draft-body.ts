import { z } from "@hono/zod-openapi";
import { courseAccessKinds, courseListings, courseStates } from "../../domain/course.ts";
import {
  type CourseContent,
  courseCovers,
  courseLimits as limits,
  languagesOf,
  problemsOfPublication,
} from "../../domain/course-content.ts";
import type { Auth } from "../../ports/auth.ts";
import type { CourseDraft } from "../../use-cases/course-drafts/course-draft.ts";
import type { EditedCourse } from "../../use-cases/course-drafts/list-course-drafts.ts";
import { FieldProblemBody, presentProblem } from "../field-problems.ts";
import { languages } from "../../domain/text.ts";
import { LessonFileBody, presentLessonFile } from "../courses/course-lesson-body.ts";
import { lineText, longText, rawText } from "../courses/course-texts.ts";
import { instantText } from "../version.ts";

export const DraftId = z.object({ id: z.uuid() });

const id = z.uuid().openapi({ description: "Made by the client for a new part" });
const Title = lineText(limits.title);
const UploadId = z.uuid().nullable().openapi({
  description: "A finished upload of the caller, or one that the draft has already",
});

const MaterialBody = z.discriminatedUnion("kind", [
  z.object({ id, kind: z.literal("text"), body: longText(limits.body) }),
  z.object({ id, kind: z.literal("exercise"), title: Title, task: longText(limits.task) }),
  z.object({ id, kind: z.literal("link"), title: Title, url: z.string().max(limits.url) }),
  z.object({ id, kind: z.literal("file"), title: Title, uploadId: UploadId }),
  z.object({
    ...{ id, kind: z.literal("audio"), title: Title, note: lineText(limits.note) },
    uploadId: UploadId,
  }),
  z.object({
    ...{ id, kind: z.literal("video"), title: Title, uploadId: UploadId },
    captions: rawText(limits.captions).openapi({ description: "WebVTT; may be empty" }),
  }),
]);

const ContentBody = z.object({
  title: Title,
  outcome: longText(limits.outcome),
  summary: longText(limits.summary),
  cover: z.enum(courseCovers),
  practices: z.array(z.string().max(60)).max(limits.practices),
  lessons: z.array(z.object({
    id,
    title: Title,
    minutes: z.int().min(1).max(limits.minutes),
    materials: z.array(MaterialBody).max(limits.materials),
  })).max(limits.lessons),
}).openapi("CourseContent");

const settings = {
  access: z.enum(courseAccessKinds),
  priceCents: z.int().min(100).max(1_000_000).nullable(),
};

export const SentDraftBody = z.object({ ...settings, content: ContentBody })
  .openapi("SentCourseDraft");

const editedShape = {
  id: z.uuid(),
  state: z.enum(courseStates),
  listing: z.enum(courseListings).openapi({
    description:
      "Whether every visitor finds it: a practitioner requests it, an administrator decides",
  }),
  ...settings,
  ownerName: z.string().max(200).nullable().openapi({
    description: "The practitioner; null for a course of the marketplace",
  }),
  isOfMarketplace: z.boolean(),
  learners: z.int().min(0).openapi({ description: "How many people have begun it" }),
  languages: z.array(z.enum(languages)).max(3).openapi({
    description: "In which the whole draft is written",
  }),
  isChanged: z.boolean().openapi({
    description: "Whether the draft differs from what is published",
  }),
  updatedAt: z.iso.datetime(),
};

export const EditedCourseBody = z.object({
  ...editedShape,
  title: Title,
  cover: z.enum(courseCovers),
  lessonCount: z.int().min(0).max(limits.lessons),
}).openapi("EditedCourse");

export const CourseDraftBody = z.object({
  ...editedShape,
  version: z.string().max(40).openapi({ description: "Send it as `If-Match`" }),
  content: ContentBody,
  files: z.record(z.uuid(), LessonFileBody).openapi({
    description: "The files of the draft, by the id of their upload",
  }),
  missing: z.array(FieldProblemBody).max(10_000).openapi({
    description: "What has to be written before it is published",
  }),
}).openapi("CourseDraft");

function presentEdited({ course, ownerName, learners }: EditedCourse) {
  const { id, state, listing, access, priceCents, draft, published, updatedAt } = course;
  return {
    ...{ id, state, listing, access, priceCents, ownerName, learners },
    isOfMarketplace: course.ownerTherapistId === null,
    languages: languagesOf(draft),
    isChanged: JSON.stringify(draft) !== JSON.stringify(published),
    updatedAt: instantText(updatedAt),
  };
}

export function presentEditedCourse(edited: EditedCourse): z.infer<typeof EditedCourseBody> {
  const { title, cover, lessons } = edited.course.draft;
  return { ...presentEdited(edited), title, cover, lessonCount: lessons.length };
}

/** To the millisecond, since a person may save twice within a second. */
function draftVersion({ updatedAt }: { updatedAt: number }): string {
  return `"${new Date(updatedAt).toISOString()}"`;
}

export function presentCourseDraft(
  draft: CourseDraft,
  signer: { auth: Auth; now: number; language: (typeof languages)[number] },
): z.infer<typeof CourseDraftBody> {
  const { course, files } = draft;
  const shown = [...files].flatMap(([uploadId, upload]) => {
    const file = presentLessonFile(upload, signer);
    return file ? [[uploadId, file] as const] : [];
  });
  return {
    ...presentEdited(draft),
    version: draftVersion(course),
    content: course.draft as CourseContent,
    files: Object.fromEntries(shown),
    missing: problemsOfPublication(course.draft)
      .map((problem) => presentProblem(problem, signer.language)),
  };
}
