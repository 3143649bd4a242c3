import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { outbox } from "db/schema/outbox.ts";
import { UsageError } from "backend/admin/command.ts";
import { mailCommands } from "backend/admin/mail-commands.ts";
import { answerErrors } from "backend/http/errors.ts";
import { mailbox } from "backend/http/mailbox.ts";
import { type MailMessage, mailSendLimitMs } from "backend/ports/mail.ts";
import { sendDueMails } from "backend/use-cases/outbox/send-due-mails.ts";
import { openTestApp, publicUrl, type TestApp } from "tests/test-app.ts";
import { openMailServer } from "tests/support/mail-server.ts";
import { minute } from "backend/domain/duration.ts";

const mari = {
  to: "mari@example.ee",
  language: "en" as const,
  template: "verify-email" as const,
  facts: { path: "/verify-email?token=mari" },
};

test("mails of the demo are shown in its mailbox as text with links", async () => {
  await using app = await openTestApp({ demo: false });
  const pages = mailbox(app.ports);
  expect(await (await pages.request("/mailbox")).text()).toContain("No mail yet");
  await add(app, { ...mari, to: "<b>mari</b>@example.ee" });
  expect(await sendDueMails(app.ports, { clock: app.now })).toEqual({
    sent: 1,
    failed: 0,
  });
  expect(await sendDueMails(app.ports, { clock: app.now })).toEqual({
    sent: 0,
    failed: 0,
  });

  const { mails } = await (await pages.request("/api/mailbox")).json();
  expect(mails).toMatchObject([{ subject: "Confirm your email address" }]);
  const link = `${publicUrl}/verify-email?token=mari`;
  expect(mails[0].text).toContain(link);
  const list = await (await pages.request("/mailbox")).text();
  expect(list).toContain(`href="/mailbox/${mails[0].id}"`);
  expect(list).toContain("&lt;b&gt;mari&lt;/b&gt;");
  const letter = await (await pages.request(`/mailbox/${mails[0].id}`)).text();
  expect(letter).toContain(`<a href="${link}">${link}</a>`);
  expect(letter).not.toContain("<b>");
});

test("a failing mail is tried six times over fifteen hours and blocks no other mail", async () => {
  await using app = await openTestApp({ demo: false });
  await using server = await openMailServer((to) => to === "full@example.ee" ? "full" : "open");
  const ports = { ...app.ports, mail: server.mail };
  await add(app, { ...mari, to: "full@example.ee" });
  await add(app, mari);

  expect(await sendDueMails(ports, { clock: app.now })).toEqual({ sent: 1, failed: 1 });
  expect(server.received.map(({ to }) => to)).toEqual([[mari.to]]);
  for (const minutes of [1, 5, 30, 120, 720]) {
    app.advance(minutes * minute - 1);
    expect(await sendDueMails(ports, { clock: app.now })).toEqual({ sent: 0, failed: 0 });
    app.advance(1);
    expect(await sendDueMails(ports, { clock: app.now })).toEqual({ sent: 0, failed: 1 });
  }
  app.advance(1000 * minute);
  expect(await sendDueMails(ports, { clock: app.now })).toEqual({ sent: 0, failed: 0 });
  const rows = await app.database.read.select().from(outbox);
  expect(rows.map(({ state, tries }) => [state, tries])).toEqual([["dead", 6], ["sent", 0]]);
  expect(rows[0]?.lastError).toContain("mailbox full");
});

test("a mail refused for good is dead at once and can be retried while it is useful", async () => {
  await using app = await openTestApp({ demo: false });
  let mailbox: "open" | "unknown" = "unknown";
  await using server = await openMailServer(() => mailbox);
  const ports = { ...app.ports, mail: server.mail };
  await add(app, mari);
  await add(app, { ...mari, template: "session-soon", notAfter: app.now() + minute });
  expect(await sendDueMails(ports, { clock: app.now })).toEqual({ sent: 0, failed: 2 });
  app.advance(minute);
  expect(await sendDueMails(ports, { clock: app.now })).toEqual({ sent: 0, failed: 0 });
  const { mails, message } = await mailCommands["dead-mails"](app.ports);
  expect(mails).toMatchObject([
    { template: "session-soon", tries: 1, lastError: expect.stringContaining("no such mailbox") },
    { template: "verify-email", tries: 1, to: mari.to },
  ]);
  expect(message.split("\n")).toHaveLength(2);
  mailbox = "open";
  const retry = async (...words: string[]) =>
    (await mailCommands["retry-mail"](app.ports, words, app.now())).retried;
  await expect(retry()).rejects.toThrow(UsageError);
  expect(await retry("nobody's")).toBe(0);
  // The session it reminds of has begun.
  expect(await retry("all")).toBe(1);
  expect(await retry("all")).toBe(0);
  expect(await sendDueMails(ports, { clock: app.now })).toEqual({ sent: 1, failed: 0 });
  expect(server.received.map(({ to }) => to)).toEqual([[mari.to]]);
});

test("a sent mail leaves no link in the database", async () => {
  await using app = await openTestApp({ demo: false });
  await using server = await openMailServer();
  await add(app, mari);
  await sendDueMails({ ...app.ports, mail: server.mail }, { clock: app.now });
  expect(server.received.map(({ to }) => to)).toEqual([[mari.to]]);
  const rows = await app.database.read.select().from(outbox);
  expect(rows).toMatchObject([{ state: "sent", text: null, html: null, facts: {} }]);
  expect(await app.ports.persistence.outbox.listSent(10)).toEqual([]);
});

test("two concurrent senders send each mail once", async () => {
  await using app = await openTestApp({ demo: false });
  await using server = await openMailServer();
  for (let position = 0; position < 8; position++) await add(app, mari);
  await Promise.all(
    [1, 2].map(() => sendDueMails({ ...app.ports, mail: server.mail }, { clock: app.now })),
  );
  expect(server.received).toHaveLength(8);
});

test("the same message is sent once, whichever process requests it", async () => {
  await using app = await openTestApp({ demo: false });
  const reminder = { ...mari, onceKey: "reminder:1" };
  await Promise.all([1, 2, 3].map(() => add(app, reminder)));
  await add(app, { ...mari, onceKey: "reminder:2" });
  await add(app, mari);
  expect(await sendDueMails(app.ports, { clock: app.now })).toEqual({
    sent: 3,
    failed: 0,
  });
  await add(app, reminder);
  expect(await sendDueMails(app.ports, { clock: app.now })).toEqual({
    sent: 0,
    failed: 0,
  });
});

test("a mail that has become useless is dropped with its content", async () => {
  await using app = await openTestApp({ demo: false });
  await using server = await openMailServer(() => "full");
  await add(app, { ...mari, notAfter: app.now() + 3 * minute });
  const ports = { ...app.ports, mail: server.mail };
  expect(await sendDueMails(ports, { clock: app.now })).toEqual({ sent: 0, failed: 1 });
  app.advance(3 * minute);
  expect(await sendDueMails(ports, { clock: app.now })).toEqual({ sent: 0, failed: 0 });
  const rows = await app.database.read.select().from(outbox);
  expect(rows).toMatchObject([{ state: "dead", lastError: "too late", facts: {}, tries: 1 }]);
});

test("a mail cancelled while earlier ones are sent is not sent", async () => {
  await using app = await openTestApp({ demo: false });
  await add(app, mari);
  await add(app, { ...mari, to: "second@example.ee" });
  const sent: string[] = [];
  const mail = {
    ...app.ports.mail,
    async send({ to }: { to: string }) {
      sent.push(to);
      await app.database.transaction((tx) =>
        tx.delete(outbox).where(eq(outbox.recipient, "second@example.ee"))
      );
      return { accepted: true as const, copy: null };
    },
  };
  expect(await sendDueMails({ ...app.ports, mail }, { clock: app.now }))
    .toEqual({ sent: 1, failed: 0 });
  expect(sent).toEqual([mari.to]);
});

test("a sender slower than its claim leaves the rest to the next one", async () => {
  await using app = await openTestApp({ demo: false });
  await using server = await openMailServer();
  const smtp = server.mail;
  for (let position = 0; position < 4; position++) await add(app, mari);
  const slow = {
    ...smtp,
    async send(mail: Parameters<typeof smtp.send>[0]) {
      const outcome = await smtp.send(mail);
      if (server.received.length > 1) return outcome;
      app.advance(6 * minute);
      await sendDueMails({ ...app.ports, mail: smtp }, { clock: app.now });
      return outcome;
    },
  };
  await sendDueMails({ ...app.ports, mail: slow }, { clock: app.now });
  const ids = server.received.map(({ message }) => /^Message-ID: (.+)$/m.exec(message)?.[1]);
  // The mail being sent when the claim ended went out twice, under the same message id.
  expect(ids).toHaveLength(5);
  expect(new Set(ids).size).toBe(4);
});

test("every mail gets the whole claim time, however long earlier mails took", async () => {
  await using app = await openTestApp({ demo: false });
  for (let position = 0; position < 8; position++) await add(app, mari);
  const sent: string[] = [];
  const quick = {
    ...app.ports.mail,
    send({ id }: { id: string }) {
      sent.push(id);
      return Promise.resolve({ accepted: true as const, copy: null });
    },
  };
  const slow = {
    ...quick,
    async send(mail: { id: string }) {
      // As long as the longest delivery, while another process runs.
      app.advance(mailSendLimitMs);
      const before = sent.length;
      await sendDueMails({ ...app.ports, mail: quick }, { clock: app.now });
      expect(sent.slice(before)).not.toContain(mail.id);
      return await quick.send(mail);
    },
  };
  await sendDueMails({ ...app.ports, mail: slow }, { clock: app.now });
  expect(sent).toHaveLength(8);
  expect(new Set(sent).size).toBe(8);
});

test("a sender cannot release a claim that now belongs to another", async () => {
  await using app = await openTestApp({ demo: false });
  await add(app, mari);
  const late = {
    ...app.ports.mail,
    async send() {
      app.advance(6 * minute);
      await sendDueMails(app.ports, { clock: app.now });
      throw new Error("nobody answered");
    },
  };
  const outcome = await sendDueMails({ ...app.ports, mail: late }, { clock: app.now });
  expect(outcome).toEqual({ sent: 0, failed: 1 });
  const rows = await app.database.read.select().from(outbox);
  expect(rows).toMatchObject([{ state: "sent", lastError: null }]);
});

test("a sender that shuts down starts no further mail and leaves the rest", async () => {
  await using app = await openTestApp({ demo: false });
  for (let position = 0; position < 3; position++) await add(app, mari);
  const closing = new AbortController();
  const last = {
    ...app.ports.mail,
    send() {
      closing.abort();
      return Promise.resolve({ accepted: true as const, copy: null });
    },
  };
  const how = { clock: app.now, stopping: closing.signal };
  expect(await sendDueMails({ ...app.ports, mail: last }, how))
    .toEqual({ sent: 1, failed: 0 });
  expect(await sendDueMails(app.ports, { clock: app.now }))
    .toEqual({ sent: 2, failed: 0 });
});

test("a sender that dies between delivery and storing sends the same message id again", async () => {
  await using app = await openTestApp({ demo: false });
  await using server = await openMailServer();
  await add(app, mari);
  const [claimed] = await app.ports.persistence.transaction(({ outbox }) =>
    outbox.claimDue(app.now(), app.now() + 5 * minute, 10)
  );
  await server.mail.send({ ...claimed!, now: app.now() });
  const ports = { ...app.ports, mail: server.mail };
  expect(await sendDueMails(ports, { clock: app.now })).toEqual({ sent: 0, failed: 0 });
  app.advance(5 * minute);
  expect(await sendDueMails(ports, { clock: app.now })).toEqual({ sent: 1, failed: 0 });
  const [first, second] = server.received
    .map(({ message }) => /^Message-ID: (.+)$/m.exec(message)?.[1]);
  expect(first).toContain(claimed!.id);
  expect(second).toBe(first);
});

test("the demo mailbox shows attachments and offers them for download", async () => {
  await using app = await openTestApp({ demo: false });
  const pages = mailbox(app.ports);
  const startsAt = Date.parse("2026-11-24T16:15:00Z");
  const times = { startsAt, endsAt: startsAt + 60 * minute, createdAt: 0, updatedAt: 0 };
  const entry = { method: "REQUEST" as const, uid: "1@heaolu", sequence: 0, place: "<Riia 12>" };
  await add(app, { ...mari, calendar: { ...entry, ...times } });
  await sendDueMails(app.ports, { clock: app.now });
  const { mails: [mail] } = await (await pages.request("/api/mailbox")).json();
  expect(mail.attachments).toMatchObject([{ name: "appointment.ics" }]);
  const letter = await (await pages.request(`/mailbox/${mail.id}`)).text();
  const link = `/mailbox/${mail.id}/appointment.ics`;
  expect(letter).toContain(`href="${link}"`);
  expect(letter).toContain("&lt;Riia 12&gt;");
  const file = await pages.request(link);
  expect(file.headers.get("content-type")).toContain("text/calendar");
  expect(await file.text()).toBe(mail.attachments[0].text);
  pages.onError(answerErrors(app.ports));
  expect((await pages.request(`/mailbox/${mail.id}/other.ics`)).status).toBe(404);
});

function add(app: TestApp, mail: MailMessage): Promise<void> {
  return app.ports.persistence.transaction(({ outbox }) => outbox.add(mail, app.now()));
}
