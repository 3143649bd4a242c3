import { describe, expect, test } from "vitest";
import {
  type Course,
  courseAccessKinds,
  type CourseEnrolment,
  currentLesson,
  isVisible,
  mayTake,
  minutesLeft,
  publishCourse,
  withListing,
  withProgress,
} from "./course.ts";
import { courseCodeStatus, withCodeUse } from "./course-code.ts";
import { emptyCourse, type Lesson } from "./course-content.ts";

const text = { et: "a", en: "a", ru: "a" };
const lesson = (id: string, minutes = 5): Lesson => ({
  ...{ id, title: text, minutes },
  materials: [{ id: `text of ${id}`, kind: "text", body: text }],
});
const content = { ...emptyCourse(), lessons: [lesson("1"), lesson("2", 7), lesson("3")] };

const course: Course = {
  ...{ id: "c", ownerTherapistId: "maarja", state: "published", listing: "none" },
  ...{ access: "clients", priceCents: null, position: 0, draft: content, published: content },
  ...{ publishedAt: 1, createdAt: 1, updatedAt: 1 },
};

const begun: CourseEnrolment = {
  ...{ id: "e", courseId: "c", userId: "anna", access: "clients", isOpen: true },
  ...{ done: {}, positions: {}, lastLessonId: null, startedAt: 1, lastAt: 1, finishedAt: null },
};

const stranger = { editor: false, enrolment: null, isClient: false };
const viewers = {
  stranger,
  client: { ...stranger, isClient: true },
  learner: { ...stranger, enrolment: begun },
  refunded: { ...stranger, enrolment: { ...begun, isOpen: false } },
  editor: { ...stranger, editor: true },
};

describe("who reads the lessons of a listed course", () => {
  test.each(
    [
      ["free", ["stranger", "client", "learner", "refunded", "editor"]],
      ["clients", ["client", "learner", "editor"]],
      ["code", ["learner", "editor"]],
      ["bought", ["learner", "editor"]],
    ] as const,
  )("%s: %j", (access, expected) => {
    expect(courseAccessKinds).toContain(access);
    const offered = { ...course, listing: "listed" as const, access };
    const readers = Object.entries(viewers).filter(([, viewer]) => mayTake(offered, viewer));
    expect(readers.map(([name]) => name)).toEqual(expected);
  });
});

test("a course that is not listed is seen by clients, a retired one by those who have it", () => {
  const seenBy = (seen: Course) =>
    Object.entries(viewers).filter(([, viewer]) => isVisible(seen, viewer)).map(([name]) => name);
  expect(seenBy(course)).toEqual(["client", "learner", "editor"]);
  expect(seenBy({ ...course, state: "retired" })).toEqual(["learner", "editor"]);
});

test("what is done stays done, and a course that was finished stays finished", () => {
  const done = (enrolment: CourseEnrolment, id: string, now: number, of = content) =>
    withProgress(enrolment, of, { lessonId: id, done: true }, now);
  const first = done(begun, "1", 10);
  expect(done(first, "1", 99).done).toEqual({ 1: 10 });
  expect(currentLesson(content, first)?.id).toBe("2");
  expect(minutesLeft(content, first)).toBe(12);
  const third = withProgress(first, content, { lessonId: "3" }, 20);
  expect(currentLesson(content, third)?.id).toBe("3");
  const finished = done(done(third, "3", 30), "2", 40);
  expect([finished.finishedAt, currentLesson(content, finished)]).toEqual([40, null]);
  const longer = { ...content, lessons: [...content.lessons, lesson("4")] };
  const later = done(finished, "4", 50, longer);
  expect(later.finishedAt).toBe(40);
  expect(() => done(begun, "removed", 60)).toThrow("ERR_NOT_FOUND");
});

test("the place of a recording is kept only for a material of the lesson", () => {
  const positions = { "text of 1": 12, "text of 2": 30, "nothing": 1 };
  expect(withProgress(begun, content, { lessonId: "1", positions }, 5).positions)
    .toEqual({ "text of 1": 12 });
});

test("a practitioner requests the list, an administrator decides, and a change is read again", () => {
  const free = { ...course, access: "free" as const };
  expect(() => withListing(course, "asked", { isAdmin: false })).toThrow("ERR_ILLEGAL_TRANSITION");
  expect(() => withListing(free, "listed", { isAdmin: false })).toThrow("ERR_FORBIDDEN");
  const listed = withListing(withListing(free, "asked", { isAdmin: false }), "listed", {
    isAdmin: true,
  });
  expect(publishCourse(listed, { isAdmin: false }, 9).listing).toBe("asked");
  expect(publishCourse(listed, { isAdmin: true }, 9).listing).toBe("listed");
  expect(publishCourse({ ...free, ownerTherapistId: null }, { isAdmin: true }, 9).listing)
    .toBe("listed");
});

test("a code opens its course until it is used up, expired or revoked", () => {
  const code = {
    ...{ id: "k", courseId: "c", codeHash: "h", ending: "4QRD", name: "Tartu" },
    ...{ mostUses: 2, uses: 0, expiresAt: 100, createdAt: 1, revokedAt: null },
  };
  const once = withCodeUse(code, 99);
  const twice = withCodeUse(once, 99);
  expect(courseCodeStatus(twice, 99)).toBe("used");
  expect(courseCodeStatus(once, 100)).toBe("expired");
  expect(courseCodeStatus({ ...once, revokedAt: 50 }, 60)).toBe("revoked");
  for (const closed of [twice, { ...once, revokedAt: 50 }, { ...once, expiresAt: 99 }, null]) {
    expect(() => withCodeUse(closed, 99)).toThrow("ERR_COURSE_CODE");
  }
});
