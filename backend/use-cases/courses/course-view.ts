import type { Account } from "../../domain/account.ts";
import {
  type Course,
  type CourseCertificate,
  type CourseEnrolment,
  isVisible,
  mayEdit,
  mayTake,
  type PublishedCourse,
  requirePublished,
} from "../../domain/course.ts";
import { DomainError } from "../../domain/errors.ts";
import type { TherapistOnCard } from "../../domain/therapist.ts";
import type { Repositories } from "../../ports/persistence.ts";

/** A published course with what its viewer has of it. */
export type CourseView = {
  course: PublishedCourse;
  /** The practitioner; null: the marketplace. */
  owner: TherapistOnCard | null;
  hasAccess: boolean;
  isClient: boolean;
  enrolment: CourseEnrolment | null;
  certificate: CourseCertificate | null;
};

type Needed = Pick<Repositories, "courseLearners" | "courses" | "disabled" | "therapists">;

/**
 * ERR_NOT_FOUND for a course that the viewer may not know of, for one that was never published, and for a new viewer of one
 * whose practitioner is disabled.
 */
export async function courseView(
  repositories: Needed,
  account: Account | null,
  id: string,
): Promise<CourseView> {
  const { courses, courseLearners, disabled, therapists } = repositories;
  const course = await courses.find(id);
  if (!course?.published) throw new DomainError("ERR_NOT_FOUND");
  const { ownerTherapistId: ownerId } = course;
  const enrolment = account && await courseLearners.findEnrolment(account.userId, id);
  const isClient = account !== null && ownerId !== null &&
    await therapists.isClient(ownerId, account.userId);
  const viewer = { editor: account !== null && mayEdit(course, account), enrolment, isClient };
  if (!isVisible(course, viewer)) throw new DomainError("ERR_NOT_FOUND");
  const isDisabled = ownerId !== null && await disabled.profileDisabledAt(ownerId) !== null;
  if (isDisabled && !viewer.editor && !enrolment) throw new DomainError("ERR_NOT_FOUND");
  const [owner = null] = ownerId === null ? [] : await therapists.findForCards([ownerId]);
  return {
    course: requirePublished(course),
    owner,
    hasAccess: account !== null && mayTake(course, viewer),
    isClient,
    enrolment,
    certificate: account && await courseLearners.findCertificate(account.userId, id),
  };
}

/** As `courseView`. ERR_COURSE_CLOSED for a viewer who does not read its lessons. */
export async function openCourse(
  repositories: Needed,
  account: Account,
  id: string,
): Promise<CourseView> {
  const view = await courseView(repositories, account, id);
  if (!view.hasAccess) throw new DomainError("ERR_COURSE_CLOSED");
  return view;
}

/** The right to a course that begins now, with the progress of an earlier one. `now` in ms. */
export function openEnrolment(
  earlier: CourseEnrolment | null,
  facts: Pick<CourseEnrolment, "id" | "userId" | "access">,
  course: Pick<Course, "id">,
  now: number,
): CourseEnrolment {
  if (earlier) return { ...earlier, access: facts.access, isOpen: true };
  return {
    ...facts,
    courseId: course.id,
    isOpen: true,
    done: {},
    positions: {},
    lastLessonId: null,
    startedAt: now,
    lastAt: now,
    finishedAt: null,
  };
}
