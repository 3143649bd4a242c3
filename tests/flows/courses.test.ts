import { expect, test } from "vitest";
import { day } from "backend/domain/duration.ts";
import { sampleVideo } from "../support/sample-files.ts";
import { uploaded } from "../support/upload-steps.ts";
import { openTestApp, type TestApp } from "../test-app.ts";
import { agreeTo, newClient, type Person } from "./booked-session.ts";
import { type Content, contentOf, errCodeOf, text, writtenCourse } from "./course-steps.ts";

const captions = "WEBVTT\n\n00:00.000 --> 00:01.000\nSit on the edge of the bed.\n";

async function coursesSeenBy(app: TestApp, headers: Record<string, string> = {}) {
  const { courses } = await (await app.get("/courses", headers)).json();
  return courses as { id: string; hasAccess: boolean; progress: null | { done: number } }[];
}

test("a course goes from the draft to a certificate that another person checks", async () => {
  await using app = await openTestApp();
  const admin = await app.signIn("admin@demo.heaolu.ee");
  const anna = await newClient(app, "anna@example.ee");
  const course = await writtenCourse(app, admin, { owner: "marketplace", access: "free" });
  expect(await coursesSeenBy(app)).not.toContainEqual(expect.objectContaining({ id: course.id }));
  expect((await app.get(`/courses/${course.id}`)).status).toBe(404);

  expect((await course.publish()).status).toBe(200);
  const listed = (await coursesSeenBy(app)).find((each) => each.id === course.id);
  expect(listed).toMatchObject({ hasAccess: false, progress: null });
  const [first, second] = course.content.lessons;
  const lessonPath = `/courses/${course.id}/lessons/${first!.id}`;
  expect((await app.get(lessonPath)).status).toBe(401);
  expect((await app.get(lessonPath, anna.headers)).status).toBe(200);

  const step = (body: object) => app.post(`/courses/${course.id}/progress`, body, anna.headers);
  const begun = await (await step({ lessonId: first!.id })).json();
  expect(begun.progress).toMatchObject({ done: 0, lessonId: first!.id, minutesLeft: 10 });
  const half = await (await step({ lessonId: first!.id, done: true })).json();
  expect(half.progress).toMatchObject({ done: 1, lessonId: second!.id, minutesLeft: 5 });
  expect((await app.get(`/courses/${course.id}/certificate/pdf`, anna.headers)).status).toBe(404);
  const whole = await (await step({ lessonId: second!.id, done: true })).json();
  expect(whole.progress).toMatchObject({ done: 2, lessonId: null, minutesLeft: 0 });

  const code: string = whole.progress.certificateCode;
  const typed = code.toLowerCase().replace("-", " ");
  const checked = await app.get(`/courses/certificates/${encodeURIComponent(typed)}`);
  expect(await checked.json()).toEqual({
    code,
    name: "Kerli Kask",
    title: text("A quiet evening"),
    lessons: 2,
    minutes: 10,
    exercises: 2,
    issuedAt: expect.any(String),
  });
  const pdf = await app.get(`/courses/${course.id}/certificate/pdf`, anna.headers);
  expect(pdf.headers.get("content-type")).toBe("application/pdf");
  expect(new TextDecoder("latin1").decode(await pdf.arrayBuffer())).toMatch(/^%PDF-1\.7/);
  const swapped = code[1]! + code[0]! + code.slice(2);
  expect((await app.get(`/courses/certificates/${swapped}`)).status)
    .toBe(swapped === code ? 200 : 404);
});

test("a practitioner's course is for her clients at once, and for all when an admin agrees", async () => {
  await using app = await openTestApp();
  const maarja = await app.signIn("therapist1@demo.heaolu.ee");
  const other = await app.signIn("therapist2@demo.heaolu.ee");
  const admin = await app.signIn("admin@demo.heaolu.ee");
  const client = await app.signIn("client@demo.heaolu.ee");
  const stranger = await newClient(app, "stranger@example.ee");
  const course = await writtenCourse(app, maarja, { access: "free" });
  expect((await app.get(course.path, other.headers)).status).toBe(404);
  await course.publish();
  expect((await app.get(`/courses/${course.id}`, client.headers)).status).toBe(200);
  expect((await app.get(`/courses/${course.id}`, stranger.headers)).status).toBe(404);

  const list = (listing: string, { headers }: Person) =>
    app.send("PUT", `${course.path}/listing`, { listing }, headers);
  expect(await errCodeOf(await list("listed", maarja))).toBe("ERR_FORBIDDEN");
  expect((await list("asked", maarja)).status).toBe(200);
  const onPage = async () =>
    (await (await app.get(`/therapists/${maarja.user.therapistId}`)).json()).courses;
  expect(await onPage()).toEqual([]);
  const summary = await app.get("/admin/summary", admin.headers);
  expect((await summary.json()).courses).toBe(1);
  expect((await app.get(`/courses/${course.id}`, stranger.headers)).status).toBe(404);
  expect((await list("listed", admin)).status).toBe(200);
  expect((await app.get(`/courses/${course.id}`, stranger.headers)).status).toBe(200);
  expect(await onPage()).toMatchObject([{ id: course.id, title: "A quiet evening" }]);

  await course.publish();
  expect(await onPage()).toEqual([]);
  expect((await app.get(`/courses/${course.id}`, stranger.headers)).status).toBe(404);
  expect((await (await app.get(course.path, admin.headers)).json()).listing).toBe("asked");
});

test("who takes a retired course keeps it, and no other client begins it", async () => {
  await using app = await openTestApp();
  const admin = await app.signIn("admin@demo.heaolu.ee");
  const anna = await newClient(app, "anna@example.ee");
  const late = await newClient(app, "late@example.ee");
  const course = await writtenCourse(app, admin, { owner: "marketplace", access: "free" });
  await course.publish();
  const [first] = course.content.lessons;
  const begin = ({ headers }: Person) =>
    app.post(`/courses/${course.id}/progress`, { lessonId: first!.id }, headers);
  expect((await begin(anna)).status).toBe(200);
  expect((await app.post(`${course.path}/retire`, undefined, admin.headers)).status).toBe(200);
  expect((await begin(late)).status).toBe(404);
  expect((await begin(anna)).status).toBe(200);
  expect(await coursesSeenBy(app, anna.headers)).toContainEqual(
    expect.objectContaining({ id: course.id, isOffered: false }),
  );
});

test("a lesson that was removed while it was read is gone, and the progress stays", async () => {
  await using app = await openTestApp();
  const admin = await app.signIn("admin@demo.heaolu.ee");
  const anna = await newClient(app, "anna@example.ee");
  const course = await writtenCourse(app, admin, { owner: "marketplace", access: "free" });
  await course.publish();
  const [first, second] = course.content.lessons;
  const step = (lessonId: string) =>
    app.post(`/courses/${course.id}/progress`, { lessonId, done: true }, anna.headers);
  await step(first!.id);
  const body = {
    access: "free",
    priceCents: null,
    content: { ...course.content, lessons: [second] },
  };
  const put = (version: string) =>
    app.send("PUT", course.path, body, { ...admin.headers, "If-Match": version });
  expect(await errCodeOf(await put(course.version))).toBe("ERR_STALE");
  const { version } = await (await app.get(course.path, admin.headers)).json();
  expect((await put(version)).status).toBe(200);
  await course.publish();
  expect((await step(first!.id)).status).toBe(404);
  const shown = await (await app.get(`/courses/${course.id}`, anna.headers)).json();
  expect(shown.progress).toMatchObject({ done: 0, lessonId: second!.id });
});

test("a code opens its course for as many people as it says, and a guess shows nothing", async () => {
  await using app = await openTestApp();
  const maarja = await app.signIn("therapist1@demo.heaolu.ee");
  const course = await writtenCourse(app, maarja, { access: "code" });
  await course.publish();
  const wish = { name: "Tartu", mostUses: 1, days: 2 };
  const make = async () =>
    (await (await app.post(`${course.path}/codes`, wish, maarja.headers)).json()).text as string;
  const [one, expired] = [await make(), await make()];
  const [anna, berit] = [
    await newClient(app, "a@example.ee"),
    await newClient(app, "b@example.ee"),
  ];
  const redeem = (code: string, { headers }: Person) =>
    app.post("/courses/redeem", { code }, headers);
  expect((await app.get(`/courses/${course.id}`, anna.headers)).status).toBe(404);
  const opened = await redeem(one.toLowerCase(), anna);
  expect(await opened.json()).toMatchObject({ id: course.id, hasAccess: true });
  for (const wrong of [one, "2222-2222", "nothing"]) {
    expect(await errCodeOf(await redeem(wrong, berit))).toBe("ERR_COURSE_CODE");
  }
  app.advance(3 * day);
  const later = await app.signIn("b@example.ee", "a password of mine alone");
  expect(await errCodeOf(await redeem(expired, later))).toBe("ERR_COURSE_CODE");
  const statuses = await Promise.all(
    Array.from({ length: 25 }, async () => (await redeem("2222-2222", later)).status),
  );
  expect(statuses).toContain(429);
});

test("what a person writes in an exercise needs consent, is encrypted, and no other user reads it", async () => {
  await using app = await openTestApp();
  const admin = await app.signIn("admin@demo.heaolu.ee");
  const anna = await newClient(app, "anna@example.ee");
  const other = await newClient(app, "other@example.ee");
  const course = await writtenCourse(app, admin, { owner: "marketplace", access: "free" });
  await course.publish();
  const [lesson] = course.content.lessons;
  const exercise = lesson!.materials.find(({ kind }) => kind === "exercise")!;
  const save = (text: string, headers = {}) =>
    app.send("PUT", `/courses/${course.id}/answers/${exercise.id}`, { text }, {
      ...anna.headers,
      ...headers,
    });
  expect(await errCodeOf(await save("Call the doctor."))).toBe("ERR_CONSENT_REQUIRED");
  await agreeTo(app, anna);
  const { answer } = await (await save("Call the doctor.")).json();
  app.advance(1000);
  await save("Call the doctor on Thursday.");
  const stale = await save("From another tab.", { "If-Match": `"${answer.version}"` });
  expect(await errCodeOf(stale)).toBe("ERR_STALE");

  const answersOf = async ({ headers }: Person) =>
    (await (await app.get("/courses/answers", headers)).json()).answers;
  expect(await answersOf(anna)).toMatchObject([{ text: "Call the doctor on Thursday." }]);
  expect(await answersOf(other)).toEqual([]);
  const stored = await app.database.read.all<[string]>(
    "select hex(content_sealed) from course_answers",
  );
  const hex = new TextEncoder().encode("doctor").toHex().toUpperCase();
  expect(stored).toHaveLength(2);
  for (const [content] of stored) expect(content).not.toContain(hex);

  await save("");
  expect(await answersOf(anna)).toEqual([]);
});

test("a video needs captions that players show, and a file of another person is refused", async () => {
  await using app = await openTestApp();
  const maarja = await app.signIn("therapist1@demo.heaolu.ee");
  const other = await app.signIn("therapist2@demo.heaolu.ee");
  const bytes = await sampleVideo("mp4");
  const own = await uploaded(app, maarja.headers, bytes, { purpose: "lesson-video" });
  const theirs = await uploaded(app, other.headers, bytes, { purpose: "lesson-video" });
  const wrongKind = await uploaded(app, maarja.headers, bytes, { purpose: "video" });
  const videoLesson = (uploadId: string, words = text("")) => ({
    ...{ id: crypto.randomUUID(), title: text("Film"), minutes: 3 },
    materials: [{
      id: crypto.randomUUID(),
      kind: "video",
      title: text("Film"),
      uploadId,
      captions: words,
    }],
  });
  const course = await writtenCourse(app, maarja, { content: contentOf() });
  const save = (lesson: object) =>
    app.send("PUT", course.path, {
      ...{ access: "clients", priceCents: null },
      content: contentOf({ lessons: [lesson] as Content["lessons"] }),
    }, maarja.headers);
  for (const uploadId of [theirs.id, wrongKind.id, crypto.randomUUID()]) {
    expect(await errCodeOf(await save(videoLesson(uploadId)))).toBe("ERR_FILE_NOT_USABLE");
  }
  const broken = await save(videoLesson(own.id, text(captions.replace("-->", "->"))));
  expect((await broken.json()).errors).toContainEqual(
    expect.objectContaining({ errCode: "ERR_CAPTIONS" }),
  );
  expect((await save(videoLesson(own.id))).status).toBe(200);
  const unpublished = await course.publish();
  expect((await unpublished.json()).errors).toContainEqual(
    expect.objectContaining({ errCode: "ERR_REQUIRED", path: expect.stringMatching(/captions$/) }),
  );
  const lesson = videoLesson(own.id, text(captions));
  expect((await save(lesson)).status).toBe(200);
  expect((await course.publish()).status).toBe(200);

  const client = await app.signIn("client@demo.heaolu.ee");
  const path = `/courses/${course.id}/lessons/${lesson.id}`;
  const { materials: [video] } = await (await app.get(path, client.headers)).json();
  const range = await app.request(video.file.url, { headers: { Range: "bytes=0-9" } });
  expect(range.status).toBe(206);
  expect((await app.request(video.file.url.replace("mac=", "mac=x"))).status).toBe(404);
  app.advance(3 * 3_600_000);
  expect((await app.request(video.file.url)).status).toBe(404);
});
