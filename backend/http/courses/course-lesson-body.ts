import { z } from "@hono/zod-openapi";
import type { CourseAnswer } from "../../domain/course.ts";
import { courseLimits as limits, type Material } from "../../domain/course-content.ts";
import {
  fileNameMaxLength,
  lessonVideoMaxSeconds,
  type Upload,
  uploadMaxBytes,
} from "../../domain/upload.ts";
import type { Auth } from "../../ports/auth.ts";
import type { LessonView } from "../../use-cases/courses/get-course-lesson.ts";
import { fileUrlOf } from "../private-file-url.ts";
import { CourseBody, presentCourse } from "./course-body.ts";
import { lineText, longText, rawText } from "./course-texts.ts";

export const LessonFileBody = z.object({
  url: z.string().max(500).openapi({ description: "Can be read for at least an hour" }),
  posterUrl: z.string().max(500).nullable().openapi({ description: "Only of a video" }),
  fileName: z.string().max(fileNameMaxLength),
  contentType: z.string().max(100),
  bytes: z.int().min(1).max(uploadMaxBytes),
  durationSeconds: z.int().min(0).max(lessonVideoMaxSeconds).nullable(),
}).openapi("CourseFile");

/** null: the file is gone with the account that sent it. */
const File = z.union([LessonFileBody, z.null()]);
const Position = z.int().min(0).max(86_400).openapi({
  description: "Seconds that the caller has played",
});
const Title = lineText(limits.title);
const id = z.uuid();

export const AnswerBody = z.object({
  text: z.string().max(limits.answer),
  version: z.iso.datetime().openapi({
    description: "Send it in quotes as `If-Match` to change no other version",
  }),
}).openapi("CourseAnswer", {
  example: { text: "Call the doctor on Thursday.", version: "2026-11-20T19:46:00.000Z" },
});

const MaterialBody = z.discriminatedUnion("kind", [
  z.object({ id, kind: z.literal("text"), body: longText(limits.body) }),
  z.object({
    ...{ id, kind: z.literal("exercise"), title: Title, task: longText(limits.task) },
    answer: z.union([AnswerBody, z.null()]),
  }),
  z.object({ id, kind: z.literal("link"), title: Title, url: z.string().max(limits.url) }),
  z.object({ id, kind: z.literal("file"), title: Title, file: File }),
  z.object({
    ...{ id, kind: z.literal("audio"), title: Title, note: lineText(limits.note) },
    ...{ file: File, position: Position },
  }),
  z.object({
    ...{ id, kind: z.literal("video"), title: Title, captions: rawText(limits.captions) },
    ...{ file: File, position: Position },
  }),
]);

export const CourseLessonBody = z.object({
  course: CourseBody,
  id,
  materials: z.array(MaterialBody).max(limits.materials),
}).openapi("CourseLesson");

type Signer = { auth: Auth; now: number };

export function presentLessonFile(
  upload: Upload | undefined,
  signer: Signer,
): z.infer<typeof File> {
  const url = upload && fileUrlOf(upload.fileKey, signer);
  if (!upload || !url) return null;
  const { fileName, contentType, storedBytes, bytes, durationSeconds, posterKey } = upload;
  return {
    ...{ url, fileName, contentType, bytes: storedBytes ?? bytes, durationSeconds },
    posterUrl: fileUrlOf(posterKey, signer),
  };
}

export function presentAnswer({ text, updatedAt }: CourseAnswer): z.infer<typeof AnswerBody> {
  return { text, version: new Date(updatedAt).toISOString() };
}

export function presentCourseLesson(
  view: LessonView,
  signer: Signer,
): z.infer<typeof CourseLessonBody> {
  const { lesson, files, answers, enrolment } = view;

  function present(material: Material): z.infer<typeof MaterialBody> {
    const { id } = material;
    if (material.kind === "text" || material.kind === "link") return material;
    if (material.kind === "exercise") {
      const answer = answers.find(({ materialId }) => materialId === id);
      return { ...material, answer: answer ? presentAnswer(answer) : null };
    }
    const { uploadId, ...rest } = material;
    const file = presentLessonFile(files.get(uploadId ?? ""), signer);
    const position = enrolment?.positions[id] ?? 0;
    return rest.kind === "file" ? { ...rest, file } : { ...rest, file, position };
  }

  return {
    course: presentCourse(view),
    id: lesson.id,
    materials: lesson.materials.map(present),
  };
}
