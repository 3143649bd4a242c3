import type { CourseContent, Lesson } from "./course-content.ts";
import { minutesOf } from "./course-content.ts";
import { DomainError } from "./errors.ts";
import type { Text } from "./text.ts";

export const courseStates = ["draft", "published", "retired"] as const;

/** Whether every visitor finds a published course: a practitioner requests it, an administrator decides. */
export const courseListings = ["none", "asked", "listed"] as const;

export const courseAccessKinds = ["free", "clients", "code", "bought"] as const;

type CourseAccess = (typeof courseAccessKinds)[number];

/** Of one owner. */
export const mostCourses = 100;

/** Instants in ms. */
export type Course = {
  id: string;
  /** The practitioner; null: the marketplace. */
  ownerTherapistId: string | null;
  state: (typeof courseStates)[number];
  listing: (typeof courseListings)[number];
  access: CourseAccess;
  /** Of a course with the access `bought`, otherwise null. */
  priceCents: number | null;
  position: number;
  draft: CourseContent;
  published: CourseContent | null;
  publishedAt: number | null;
  createdAt: number;
  updatedAt: number;
};

export type PublishedCourse = Course & { published: CourseContent };

/** Who takes a course, and how far. Instants in ms. */
export type CourseEnrolment = {
  id: string;
  courseId: string;
  userId: string;
  access: CourseAccess;
  /** False after a refund: the right ended, the progress stays. */
  isOpen: boolean;
  /** When each lesson was done, by its id; also of lessons that were removed since. */
  done: Record<string, number>;
  /** Seconds of a recording that were played, by the material's id. */
  positions: Record<string, number>;
  lastLessonId: string | null;
  startedAt: number;
  lastAt: number;
  finishedAt: number | null;
};

/** What stays as it was on the day of the certificate. `code`: a human code by which it is checked. */
export type CourseCertificate = {
  id: string;
  courseId: string;
  userId: string;
  code: string;
  name: string;
  content: { title: Text; lessons: number; minutes: number; exercises: number };
  /** ms */
  issuedAt: number;
};

/** What a learner wrote in an exercise, with what it was called then. Instants in ms. */
export type CourseAnswer = {
  id: string;
  userId: string;
  courseId: string;
  materialId: string;
  text: string;
  exercise: Text;
  course: Text;
  createdAt: number;
  updatedAt: number;
};

type Viewer = {
  editor: boolean;
  enrolment: CourseEnrolment | null;
  /** Of the practitioner who owns the course. */
  isClient: boolean;
};

type Offered = Pick<Course, "ownerTherapistId" | "state" | "listing" | "access">;

export function isListed({ state, listing }: Pick<Course, "state" | "listing">): boolean {
  return state === "published" && listing === "listed";
}

/** Whether a person may know that the course exists. A retired one stays with those who have it. */
export function isVisible(course: Offered, { editor, enrolment, isClient }: Viewer): boolean {
  if (editor || enrolment?.isOpen) return true;
  return isListed(course) || (course.state === "published" && isClient);
}

/** Whether a signed-in person reads the lessons. */
export function mayTake(course: Offered, viewer: Viewer): boolean {
  if (viewer.editor || viewer.enrolment?.isOpen) return true;
  if (!isVisible(course, viewer)) return false;
  return course.access === "free" || (course.access === "clients" && viewer.isClient);
}

/** Of the course's practitioner and of administrators. */
export function mayEdit(
  { ownerTherapistId }: Pick<Course, "ownerTherapistId">,
  { therapistId, isAdmin }: { therapistId: string | null; isAdmin: boolean },
): boolean {
  return isAdmin || (ownerTherapistId !== null && ownerTherapistId === therapistId);
}

type Progress = Pick<CourseEnrolment, "done" | "lastLessonId">;

/** The lesson to go on with: the one that was left, else the first that is not done; null when all are done. */
export function currentLesson(
  { lessons }: Pick<CourseContent, "lessons">,
  { done, lastLessonId }: Progress,
): Lesson | null {
  const open = lessons.filter(({ id }) => done[id] === undefined);
  return open.find(({ id }) => id === lastLessonId) ?? open[0] ?? null;
}

export function minutesLeft(
  { lessons }: Pick<CourseContent, "lessons">,
  { done }: Pick<CourseEnrolment, "done">,
): number {
  return minutesOf({ lessons: lessons.filter(({ id }) => done[id] === undefined) });
}

export function doneCount(
  { lessons }: Pick<CourseContent, "lessons">,
  { done }: Pick<CourseEnrolment, "done">,
): number {
  return lessons.filter(({ id }) => done[id] !== undefined).length;
}

export type ProgressStep = {
  lessonId: string;
  done?: true;
  /** Seconds played, by the material's id. */
  positions?: Record<string, number>;
};

/**
 * The enrolment after a step. Two tabs add to each other: what is done stays done. It is finished once every lesson is
 * done, and stays so when lessons are added later. Throws ERR_NOT_FOUND for a lesson that was removed. `now` in ms.
 */
export function withProgress(
  enrolment: CourseEnrolment,
  content: Pick<CourseContent, "lessons">,
  { lessonId, done, positions = {} }: ProgressStep,
  now: number,
): CourseEnrolment {
  const lesson = content.lessons.find(({ id }) => id === lessonId);
  if (!lesson) throw new DomainError("ERR_NOT_FOUND");
  const known = Object.entries(positions)
    .filter(([id]) => lesson.materials.some((material) => material.id === id));
  const next: CourseEnrolment = {
    ...enrolment,
    done: done ? { [lessonId]: now, ...enrolment.done } : enrolment.done,
    positions: { ...enrolment.positions, ...Object.fromEntries(known) },
    lastLessonId: lessonId,
    lastAt: Math.max(now, enrolment.lastAt),
  };
  const isFinished = doneCount(content, next) === content.lessons.length;
  return { ...next, finishedAt: enrolment.finishedAt ?? (isFinished ? now : null) };
}

/** Throws ERR_ILLEGAL_TRANSITION for what was never published. */
export function requirePublished(course: Course): PublishedCourse {
  if (course.published === null) throw new DomainError("ERR_ILLEGAL_TRANSITION");
  return course as PublishedCourse;
}

/**
 * The draft as the published course. Clients of its practitioner find it at once, every visitor finds one of the marketplace.
 * What a practitioner changed in a listed course is listed when an administrator has read it. `now` in ms.
 */
export function publishCourse(
  course: Course,
  { isAdmin }: { isAdmin: boolean },
  now: number,
): Course {
  const { ownerTherapistId, listing } = course;
  const isRead = isAdmin || listing !== "listed";
  return {
    ...course,
    state: "published",
    listing: ownerTherapistId === null ? "listed" : isRead ? listing : "asked",
    published: course.draft,
    publishedAt: now,
  };
}

/** Those who take it keep it. Throws ERR_ILLEGAL_TRANSITION unless it is published. */
export function retireCourse(course: Course): Course {
  if (course.state !== "published") throw new DomainError("ERR_ILLEGAL_TRANSITION");
  return { ...course, state: "retired", listing: "none" };
}

/**
 * The course with another place in the list. A practitioner asks and takes back; an administrator lists. Throws
 * ERR_FORBIDDEN, and ERR_ILLEGAL_TRANSITION for a course that is not published or is for clients only.
 */
export function withListing(
  course: Course,
  listing: Course["listing"],
  { isAdmin }: { isAdmin: boolean },
): Course {
  const isShown = listing !== "none";
  if (isShown && (course.state !== "published" || course.access === "clients")) {
    throw new DomainError("ERR_ILLEGAL_TRANSITION");
  }
  if (listing === "listed" && !isAdmin && course.listing !== "listed") {
    throw new DomainError("ERR_FORBIDDEN");
  }
  return { ...course, listing };
}
