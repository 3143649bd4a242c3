import { Buffer } from "node:buffer";
import type { Text } from "../schema/columns.ts";
import type {
  courseAnswers,
  courseCertificates,
  courseEnrolments,
  courses,
} from "../schema/courses.ts";
import { type CourseData, type LessonData, readData } from "./demo-data.ts";
import { day, type DemoDay, demoId, hour, minute } from "./demo-day.ts";
import type { EncryptText } from "./demo-sessions.ts";

type Rows = {
  courses: (typeof courses.$inferInsert)[];
  courseEnrolments: (typeof courseEnrolments.$inferInsert)[];
  courseAnswers: (typeof courseAnswers.$inferInsert)[];
  courseCertificates: (typeof courseCertificates.$inferInsert)[];
};

type Exercise = { title: Text; task: Text };

const begun = "calmer-sleep";
const finished = "your-first-session";

/** A human code whose last letter fits to the others. */
const certificateCode = "KWNQ-SST3";

const written =
  "Arve 17. kuupäevaks tasumata. Homme kell 9, kohvi kõrvale.\nEma arst. Helistan neljapäeval.\nEsitlus. Hiljem.";

const courseIdOf = (name: string) => demoId("course", name);
const lessonIdOf = (course: string, lesson: string) => demoId("lesson", course, lesson);

/** The courses of the marketplace, one of a practitioner for her clients and one for sale; one client takes two of them. */
export function courseRows(
  { therapistIdOf, client, encryptText }: {
    therapistIdOf: (slug: string) => string;
    client: { id: string; name: string };
    encryptText: EncryptText;
  },
  demoDay: DemoDay,
): Rows {
  const { courses: extras, exercises, own } = readData("demo-courses");
  const publishedAt = demoDay.startsAt - 60 * day;
  const ofMarketplace = readData("courses");

  function courseRow(
    data: CourseData & { cover: string; outcome: Text; priceCents?: number },
    position: number,
    ownerTherapistId: string | null,
  ): Rows["courses"][number] {
    const content = {
      ...{ title: data.title, outcome: data.outcome, summary: data.summary, cover: data.cover },
      practices: data.practices,
      lessons: data.lessons.map((lesson) => lessonOf(data, lesson, exercises)),
    };
    return {
      id: courseIdOf(data.id),
      ownerTherapistId,
      state: "published",
      ...accessOf(data.priceCents, ownerTherapistId),
      position,
      draft: content,
      published: content,
      publishedAt,
      createdAt: publishedAt,
      updatedAt: publishedAt,
    };
  }

  const rows = [
    ...ofMarketplace.map((data, at) => courseRow({ ...data, ...extras[data.id]! }, at, null)),
    ...own.map((data, at) => courseRow(data, at, therapistIdOf(data.therapist))),
  ];
  return {
    courses: rows,
    ...progressOf(client, ofMarketplace, { exercises, encryptText }, demoDay),
  };
}

function accessOf(priceCents: number | undefined, ownerTherapistId: string | null) {
  if (priceCents !== undefined) return { listing: "listed", access: "bought", priceCents } as const;
  if (ownerTherapistId === null) return { listing: "listed", access: "free" } as const;
  return { listing: "none", access: "clients" } as const;
}

function lessonOf(
  course: CourseData,
  lesson: LessonData,
  exercises: Record<string, Exercise>,
): Record<string, unknown> {
  const id = (kind: string) => demoId("material", course.id, lesson.id, kind);
  const exercise = lesson.exercise ?? exercises[lesson.id];
  const isLast = lesson === course.lessons.at(-1);
  return {
    id: lessonIdOf(course.id, lesson.id),
    title: lesson.title,
    minutes: lesson.minutes,
    materials: [
      { id: id("text"), kind: "text", body: lesson.body },
      ...(exercise ? [{ id: id("exercise"), kind: "exercise", ...exercise }] : []),
      ...(isLast
        ? (course.links ?? []).map(({ href, label }) => ({
          ...{ id: id(href), kind: "link", title: label, url: href },
        }))
        : []),
    ],
  };
}

function progressOf(
  client: { id: string; name: string },
  all: CourseData[],
  { exercises, encryptText }: { exercises: Record<string, Exercise>; encryptText: EncryptText },
  { startsAt }: DemoDay,
): Omit<Rows, "courses"> {
  const courseOf = (name: string) => all.find(({ id }) => id === name)!;
  const lessonsOf = (name: string) => courseOf(name).lessons.map(({ id }) => lessonIdOf(name, id));
  const [first, second] = lessonsOf(begun);
  const finishedAt = startsAt - 30 * day + 20 * hour;
  const leftAt = startsAt - 3 * day + 21 * hour + 46 * minute;
  const { title, lessons } = courseOf(finished);
  const answerId = demoId("course-answer", client.id);
  const exercise = exercises["evening-landing"]!;
  const content = { text: written, exercise: exercise.title, course: courseOf(begun).title };
  return {
    courseEnrolments: [{
      ...{ id: demoId("enrolment", client.id, begun), courseId: courseIdOf(begun) },
      ...{ userId: client.id, access: "free", done: { [first!]: leftAt - day } },
      ...{ lastLessonId: second!, startedAt: leftAt - day, lastAt: leftAt },
    }, {
      ...{ id: demoId("enrolment", client.id, finished), courseId: courseIdOf(finished) },
      ...{ userId: client.id, access: "free", finishedAt, lastAt: finishedAt },
      done: Object.fromEntries(
        lessonsOf(finished).map((id, at) => [id, finishedAt - (lessons.length - 1 - at) * day]),
      ),
      ...{ lastLessonId: lessonsOf(finished).at(-1)!, startedAt: finishedAt - 4 * day },
    }],
    courseAnswers: [{
      ...{ id: answerId, userId: client.id, courseId: courseIdOf(begun) },
      materialId: demoId("material", begun, "evening-landing", "exercise"),
      contentSealed: Buffer.from(encryptText(JSON.stringify(content), answerId)),
      ...{ createdAt: leftAt, updatedAt: leftAt },
    }],
    courseCertificates: [{
      ...{ id: demoId("course-certificate", client.id, finished), courseId: courseIdOf(finished) },
      ...{ userId: client.id, code: certificateCode, name: client.name, issuedAt: finishedAt },
      content: {
        title,
        lessons: lessons.length,
        minutes: lessons.reduce((sum, { minutes }) => sum + minutes, 0),
        exercises: lessons.filter(({ id }) => exercises[id]).length,
      },
    }],
  };
}
