import type { Account } from "../../domain/account.ts";
import { type Course, courseAccessKinds } from "../../domain/course.ts";
import {
  type CourseContent,
  type Material,
  materialsOf,
  problemsOfDraft,
} from "../../domain/course-content.ts";
import { DomainError } from "../../domain/errors.ts";
import { type FieldProblem, notAllowed, problem } from "../../domain/field-problem.ts";
import type { UploadPurpose } from "../../domain/upload.ts";
import type { Repositories } from "../../ports/persistence.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { type CourseDraft, courseDraft } from "./course-draft.ts";
import { changed, ownCourse } from "./own-course.ts";

type Input = {
  id: string;
  version: number | undefined;
  content: CourseContent;
} & Pick<Course, "access" | "priceCents">;

/**
 * Saves the unpublished changes; who takes the course sees them when they are published. ERR_NOT_FOUND, ERR_STALE,
 * ERR_INVALID_INPUT, ERR_FILE_NOT_USABLE for a file of another user, of another kind, or that is not finished.
 */
export async function updateCourseDraft(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { id, version, content, access, priceCents }: Input,
): Promise<CourseDraft> {
  const errors = [...problemsOfDraft(content), ...problemsOfPrice({ access, priceCents })];
  if (errors.length > 0) throw new DomainError("ERR_INVALID_INPUT", { errors });
  return await persistence.transaction(async (repositories) => {
    const course = await ownCourse(repositories, account, { id, version });
    if (access === "clients" && course.ownerTherapistId === null) {
      throw new DomainError("ERR_INVALID_INPUT", {
        errors: [notAllowed("access", courseAccessKinds.filter((each) => each !== "clients"))],
      });
    }
    await requireUsableFiles(repositories, account, { before: course.draft, content });
    const listing = access === "clients" ? "none" : course.listing;
    const next = changed({ ...course, draft: content, access, priceCents, listing }, now);
    await repositories.courses.save(next);
    return await courseDraft(repositories, next);
  });
}

function problemsOfPrice({ access, priceCents }: Pick<Course, "access" | "priceCents">) {
  if ((access === "bought") === (priceCents !== null)) return [];
  return [
    priceCents === null
      ? problem("priceCents", "ERR_REQUIRED")
      : notAllowed("priceCents", ["null"]),
  ];
}

const purposes: Partial<Record<Material["kind"], UploadPurpose>> = {
  video: "lesson-video",
  audio: "lesson-audio",
  file: "lesson-file",
};

/** A file that the course has already stays usable: another editor may have sent it. */
async function requireUsableFiles(
  { uploads }: Pick<Repositories, "uploads">,
  { userId }: Account,
  { before, content }: { before: CourseContent; content: CourseContent },
): Promise<void> {
  const errors: FieldProblem[] = [];
  const known = new Map(
    materialsOf(before).flatMap((one) =>
      "uploadId" in one && one.uploadId ? [[one.uploadId, one.kind]] : []
    ),
  );
  for (const material of materialsOf(content)) {
    if (!("uploadId" in material) || material.uploadId === null) continue;
    if (known.get(material.uploadId) === material.kind) continue;
    const upload = await uploads.find(material.uploadId);
    const path = `materials.${material.id}.file`;
    if (upload?.ownerId !== userId) errors.push(problem(path, "ERR_UNKNOWN_FILE"));
    else if (upload.state === "receiving") errors.push(problem(path, "ERR_NOT_FINISHED"));
    else if (upload.purpose !== purposes[material.kind]) {
      errors.push(problem(path, "ERR_WRONG_PURPOSE"));
    }
  }
  if (errors.length > 0) throw new DomainError("ERR_FILE_NOT_USABLE", { errors });
}
