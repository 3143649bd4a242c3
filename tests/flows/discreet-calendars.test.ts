import { therapySessions } from "db/schema/therapy-sessions.ts";
import { eq } from "drizzle-orm";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sendDueMails } from "backend/use-cases/outbox/send-due-mails.ts";
import { openMailServer } from "../support/mail-server.ts";
import { readMail } from "../support/read-mails.ts";
import { openTestApp, type TestApp } from "../test-app.ts";
import { bookSession, newClient, type Person } from "./booked-session.ts";

let app: TestApp;
let server: Awaited<ReturnType<typeof openMailServer>>;
let client: Person;
let session: { id: string };
let therapistName: string;

beforeAll(async () => {
  app = await openTestApp();
  server = await openMailServer();
  client = await newClient(app, "kerli@example.ee");
  const discreet = { name: "schedule", exitSignsOut: false };
  await app.send("PUT", `/user/${client.user.id}`, { discreet }, client.headers);
  const { user } = await app.signIn("therapist1@demo.heaolu.ee");
  therapistName = (await app.ports.persistence.therapists.find(user.therapistId))!.name;
  ({ session } = await bookSession(app, client, user.therapistId, 10));
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
});

async function feed(): Promise<string> {
  const made = await app.post("/user/me/calendar-feed", { detail: "full" }, client.headers);
  const { url } = await made.json();
  return await (await app.request(new URL(url).pathname)).text();
}

async function archived(): Promise<string> {
  const answer = await app.get("/user/me/export", client.headers);
  expect(answer.headers.get("content-disposition")).toBe('attachment; filename="data.zip"');
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  return strFromU8(files["sessions.ics"]!);
}

async function downloaded(): Promise<string> {
  const headers = { ...client.headers, "Accept-Language": "en" };
  return await (await app.get(`/therapy-sessions/${session.id}/ics`, headers)).text();
}

async function mailed(): Promise<string> {
  const ports = { ...app.ports, mail: server.mail };
  while ((await sendDueMails(ports, { clock: app.now })).sent > 0);
  const mails = await Promise.all(server.received.map(readMail));
  return mails.find(({ to, calendar }) => to === "kerli@example.ee" && calendar)!.calendar!;
}

const uidIn = (file: string) => /^UID:(.*)$/m.exec(file.replaceAll("\r\n", "\n"))?.[1];

test("no calendar file of a discreet person names the brand or the practitioner", async () => {
  for (const read of [feed, archived, downloaded, mailed]) {
    const file = (await read()).replaceAll("\r\n", "\n").replaceAll("\n ", "");
    expect(file, read.name).toContain("SUMMARY:Busy\n");
    expect(uidIn(file)).toBe(`${session.id}@taken-time`);
    expect(file).toMatch(/\nORGANIZER;CN="?Schedule"?:mailto:noreply@calendar\.invalid\n/);
    for (const part of [/heaolu/i, therapistName, /\n(URL|LOCATION|DESCRIPTION|GEO)/]) {
      expect(file, read.name).not.toMatch(part);
    }
  }
});

test("an entry that calendars have under its earlier name keeps it where it could be twice", async () => {
  await app.database.transaction(async (tx) => {
    await tx.update(therapySessions).set({ hasNeutralUid: false })
      .where(eq(therapySessions.id, session.id));
  });
  expect(uidIn(await downloaded())).toBe(`${session.id}@heaolu`);
  expect(uidIn(await feed())).toBe(`${session.id}@taken-time`);
});
