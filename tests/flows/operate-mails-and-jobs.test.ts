import { expect, test } from "vitest";
import { outbox } from "db/schema/outbox.ts";
import { minute } from "backend/domain/duration.ts";
import { jobLog } from "backend/jobs/job-log.ts";
import type { Job } from "backend/jobs/job.ts";
import { runJobs } from "backend/jobs/run-jobs.ts";
import { sendDueMails } from "backend/use-cases/outbox/send-due-mails.ts";
import { openMailServer } from "../support/mail-server.ts";
import { openTestApp } from "../test-app.ts";

const mari = "mari.maasikas@example.ee";

async function openAdmin() {
  const app = await openTestApp();
  const { headers } = await app.signIn("admin@demo.heaolu.ee");
  await app.database.transaction((connection) => connection.delete(outbox));
  const add = (template: "verify-email" | "session-soon", notAfter?: number) =>
    app.ports.persistence.transaction(({ outbox }) =>
      outbox.add({
        to: mari,
        language: "et",
        template,
        facts: { token: "secret-token", path: "/" },
        ...(notAfter && { notAfter }),
      }, app.now())
    );
  const list = async (query: object = {}) =>
    await (await app.post("/admin/mails/search", query, headers)).json();
  const post = (path: string, body?: object) => app.post(`/admin/${path}`, body, headers);
  return Object.assign(app, { headers, add, list, postAsAdmin: post });
}

test("mails are listed by state, a part of the address and the subject, without content and whole addresses", async () => {
  await using app = await openAdmin();
  await using server = await openMailServer(() => "full");
  await app.add("verify-email");
  await sendDueMails({ ...app.ports, mail: server.mail }, { clock: app.now });
  await app.add("session-soon");
  const { mails } = await app.list();
  expect(mails).toMatchObject([
    { kind: "session-soon", state: "waiting", tries: 0 },
    { kind: "verify-email", state: "failed", tries: 1, recipient: "m…@example.ee" },
  ]);
  const text = JSON.stringify(mails);
  expect(text).not.toContain("secret-token");
  expect(text).not.toContain(mari);
  const kinds = async (query: object) =>
    (await app.list(query)).mails.map(({ kind }: { kind: string }) => kind);
  expect(await kinds({ state: "failed" })).toEqual(["verify-email"]);
  expect(await kinds({ text: mari.slice(1, -1), kind: "session-soon" })).toEqual(["session-soon"]);
  expect(await kinds({ text: "confirm your" })).toEqual(["verify-email"]);
  expect(await kinds({ text: "mary@" })).toEqual([]);
  expect((await app.list({ text: mari })).total).toEqual({ count: 2, isExact: true });
  const first = await app.list({ limit: 1 });
  expect(await kinds({ limit: 1, cursor: first.nextCursor })).toEqual(["verify-email"]);
  expect(app.logLines.join("\n")).not.toContain(mari);
});

test("a failed mail is sent again or cancelled, but not while it is being sent", async () => {
  await using app = await openAdmin();
  let mailbox: "unknown" | "open" = "unknown";
  await using server = await openMailServer(() => mailbox);
  const ports = { ...app.ports, mail: server.mail };
  await app.add("verify-email");
  await app.add("session-soon", app.now() + minute);
  await sendDueMails(ports, { clock: app.now });
  const { mails } = await app.list({ state: "given-up" });
  const idOf = (kind: string) =>
    mails.find((mail: { kind: string }) => mail.kind === kind).id as string;
  expect(await (await app.get("/admin/summary", app.headers)).json())
    .toMatchObject({ failedMails: 2 });
  app.advance(minute);
  const late = await app.postAsAdmin(`mails/${idOf("session-soon")}/retry`);
  expect(await late.json()).toMatchObject({ errCode: "ERR_MAIL_TOO_LATE" });
  expect(await (await app.postAsAdmin("mails/retry", { kind: "verify-email" })).json())
    .toEqual({ retried: 1 });
  await app.ports.persistence.transaction(({ outbox }) =>
    outbox.claimDue(app.now(), app.now() + minute, 10)
  );
  for (const action of ["retry", "cancel"]) {
    const refused = await app.postAsAdmin(`mails/${idOf("verify-email")}/${action}`);
    expect(await refused.json()).toMatchObject({ errCode: "ERR_MAIL_BEING_SENT" });
  }
  app.advance(minute);
  mailbox = "open";
  await sendDueMails(ports, { clock: app.now });
  expect(server.received).toHaveLength(1);
  const sent = await app.postAsAdmin(`mails/${idOf("verify-email")}/retry`);
  expect(await sent.json()).toMatchObject({ errCode: "ERR_ILLEGAL_TRANSITION" });
  const cancelled = await app.postAsAdmin(`mails/${idOf("session-soon")}/cancel`);
  expect(await cancelled.json()).toMatchObject({ state: "cancelled" });
});

test("a mail that keeps an account safe cannot be cancelled", async () => {
  await using app = await openAdmin();
  await app.add("verify-email");
  const { mails: [mail] } = await app.list();
  expect(mail).toMatchObject({ state: "waiting", mayCancel: false });
  const refused = await app.postAsAdmin(`mails/${mail.id}/cancel`);
  expect(await refused.json()).toMatchObject({ status: 409, errCode: "ERR_SECURITY_MAIL" });
});

test("jobs of all processes are seen, and one that is requested runs once in one of them", async () => {
  await using app = await openAdmin();
  let runs = 0;
  const begun = Promise.withResolvers<void>();
  const mayEnd = Promise.withResolvers<void>();
  const job: Job = {
    name: "send reminders",
    everyMs: 60 * minute,
    async run() {
      runs++;
      begun.resolve();
      await mayEnd.promise;
      throw new Error("the moon is full");
    },
  };
  const { persistence } = app.ports;
  const processes = [1, 2].map(() =>
    runJobs([job], {
      ports: app.ports,
      webhookUrl: null,
      report: () => {},
      log: jobLog(persistence),
    })
  );
  await persistence.transaction(({ jobStates }) =>
    jobStates.register([{ name: job.name, everyMs: job.everyMs, claims: false }])
  );
  const run = () => app.postAsAdmin("jobs/send reminders/run");
  expect((await app.postAsAdmin("jobs/dig holes/run")).status).toBe(404);
  expect(await (await run()).json()).toMatchObject({ requestedAt: expect.any(String) });
  expect(await (await run()).json()).toMatchObject({ errCode: "ERR_JOB_RUNNING" });
  const requested = processes.map((one) => one.runRequested());
  await begun.promise;
  const list = async () => await (await app.get("/admin/jobs", app.headers)).json();
  mayEnd.resolve();
  await Promise.all(requested);
  expect(runs).toBe(1);
  expect(await list()).toMatchObject([{
    name: "send reminders",
    requestedAt: null,
    failuresInRow: 1,
    lastRun: { error: "Error: the moon is full", process: expect.any(String) },
  }]);
  expect(await (await app.get("/admin/summary", app.headers)).json())
    .toMatchObject({ failingJobs: 1 });
  await Promise.all(processes.map((one) => one.stop()));
});
