import { agreeTo } from "../flows/booked-session.ts";
import type { Call } from "./matrix-calls.ts";
import type { Fixture } from "./matrix-fixture.ts";
import { withoutLimits } from "./money-rows.ts";
import { hidden, open, owned, roles, type Row, row, signedIn } from "./matrix-row.ts";

const text = (word: string) => ({ et: word, en: word, ru: word });

function content() {
  return {
    ...{ title: text("Quiet"), outcome: text("Calm."), summary: text("") },
    ...{ cover: "moon", practices: [] },
    lessons: [{
      ...{ id: crypto.randomUUID(), title: text("First"), minutes: 5 },
      materials: [{
        ...{
          id: crypto.randomUUID(),
          kind: "exercise",
          title: text("Write"),
          task: text("A line."),
        },
      }],
    }],
  };
}

/** A new course of the practitioner, for her clients: the owner is one of them. */
async function draft({ app, headers }: Fixture) {
  const sent = headers("practitioner");
  const { id } = await (await app.post("/course-drafts", { owner: "me" }, sent)).json();
  const body = { access: "clients", priceCents: null, content: content() };
  await app.send("PUT", `/course-drafts/${id}`, body, sent);
  return { params: { id: id as string }, body };
}

async function published(fixture: Fixture) {
  const { params, body } = await draft(fixture);
  await fixture.booked();
  const path = `/course-drafts/${params.id}/publish`;
  await fixture.app.post(path, undefined, fixture.headers("practitioner"));
  const [lesson] = body.content.lessons;
  return { params, lessonId: lesson!.id, materialId: lesson!.materials[0]!.id };
}

/** A course that the owner, a client of the practitioner, can buy. */
async function sold(fixture: Fixture): Promise<Call> {
  const { app, headers } = fixture;
  await withoutLimits(fixture);
  const { params, body } = await draft(fixture);
  const sent = headers("practitioner");
  const path = `/course-drafts/${params.id}`;
  await app.send("PUT", path, { ...body, access: "bought", priceCents: 2900 }, sent);
  await fixture.booked();
  await app.post(`${path}/publish`, undefined, sent);
  return { params };
}

async function lessonCall(fixture: Fixture): Promise<Call> {
  const { params, lessonId } = await published(fixture);
  return { params: { ...params, lessonId }, absent: { ...params, lessonId: crypto.randomUUID() } };
}

async function newCode({ app, headers }: Fixture, { id }: { id: string }) {
  const wish = { name: "Tartu", mostUses: 3, days: null };
  return await (await app.post(`/course-drafts/${id}/codes`, wish, headers("practitioner"))).json();
}

async function code(fixture: Fixture) {
  await withoutLimits(fixture);
  const { params } = await draft(fixture);
  const { code } = await newCode(fixture, params);
  // The crawl of the canaries makes more courses than a practitioner may.
  return { params: { ...params, codeId: code?.id ?? crypto.randomUUID() } };
}

/** A certificate that its owner has just got. */
async function certificate(fixture: Fixture) {
  const { app, headers } = fixture;
  const { params, lessonId } = await published(fixture);
  const step = { lessonId, done: true };
  const done = await app.post(`/courses/${params.id}/progress`, step, headers("owner"));
  return { params, code: (await done.json()).progress.certificateCode as string };
}

const readers = { owner: 200, practitioner: 200, admin: 200 };
const editors = { practitioner: 200, admin: 200 };

export const courseRows: Row[] = [
  row("listCourses", open(200)),
  row("getCourse", hidden(readers), async (fixture) => ({
    params: (await published(fixture)).params,
  })),
  row("buyCourse", owned({ owner: 200, practitioner: 409, admin: 409 }), sold),
  row("getCourseLesson", owned(readers), lessonCall),
  row("saveCourseProgress", owned(readers), async (fixture) => {
    const { params, lessonId } = await published(fixture);
    return { params, body: { lessonId } };
  }),
  row("saveCourseAnswer", owned(readers), async (fixture, actor) => {
    const { params, materialId } = await published(fixture);
    const sent = fixture.headers(actor);
    if (actor in readers) await agreeTo(fixture.app, { headers: sent });
    return {
      params: { ...params, materialId },
      absent: { ...params, materialId: crypto.randomUUID() },
      body: { text: "A line." },
    };
  }),
  row("listCourseAnswers", signedIn(200)),
  row("redeemCourseCode", signedIn(200), async (fixture) => {
    const { params } = await published(fixture);
    return { body: { code: (await newCode(fixture, params)).text as string } };
  }),
  row("checkCourseCertificate", open(200), async (fixture) => ({
    params: { code: (await certificate(fixture)).code },
    absent: { code: "2222-2222" },
  })),
  row("printCourseCertificate", owned({ owner: 200 }), async (fixture) => ({
    params: (await certificate(fixture)).params,
  })),

  row("listCourseDrafts", roles({ practitioner: 200, otherPractitioner: 200 })),
  row("listCourseDrafts", roles({ admin: 200 }), () => ({ query: { scope: "all" } }), {
    when: "of all owners",
  }),
  row(
    "createCourseDraft",
    roles({ practitioner: 201, otherPractitioner: 201 }),
    () => ({ body: { owner: "me" } }),
  ),
  row("createCourseDraft", roles({ admin: 201 }), () => ({ body: { owner: "marketplace" } }), {
    when: "for the marketplace",
  }),
  row("getCourseDraft", owned(editors), async (fixture) => ({
    params: (await draft(fixture)).params,
  })),
  row("updateCourseDraft", owned(editors), draft),
  row("deleteCourseDraft", owned({ practitioner: 204, admin: 204 }), draft),
  row("publishCourse", owned(editors), async (fixture) => ({
    params: (await draft(fixture)).params,
  })),
  row("retireCourse", owned(editors), async (fixture) => ({
    params: (await published(fixture)).params,
  })),
  row("setCourseListing", owned(editors), async (fixture) => ({
    params: (await published(fixture)).params,
    body: { listing: "none" },
  })),
  row("listCourseCodes", owned(editors), async (fixture) => ({
    params: (await draft(fixture)).params,
  })),
  row("createCourseCode", owned({ practitioner: 201, admin: 201 }), async (fixture) => ({
    params: (await draft(fixture)).params,
    body: { name: "Tartu", mostUses: 3, days: null },
  })),
  row("revokeCourseCode", owned({ practitioner: 204, admin: 204 }), code),
];
