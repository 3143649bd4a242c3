import { expect, test } from "vitest";
import { outbox } from "db/schema/mod.ts";
import { smtpMail } from "backend/adapters/mail/smtp.ts";
import { mailbox } from "backend/http/mailbox.ts";
import { sendDueMails } from "backend/use-cases/outbox/send-due-mails.ts";
import { type House, openHouse, publicUrl } from "tests/house.ts";
import { openMailServer } from "tests/mail-server.ts";

const minute = 60_000;
const words = { publicUrl, brand: "Heaolu" };
const mari = {
  to: "mari@example.ee",
  language: "en" as const,
  template: "verify-email" as const,
  facts: { path: "/verify-email?token=mari" },
};

test("what the demo sends is read in its mailbox, as text with links", async () => {
  await using house = await openHouse({ demo: false });
  const pages = mailbox(house.ports);
  expect(await (await pages.request("/mailbox")).text()).toContain("No mail yet");
  await add(house, { ...mari, to: "<b>mari</b>@example.ee" });
  expect(await sendDueMails(house.ports, words, house.now())).toEqual({ sent: 1, failed: 0 });
  expect(await sendDueMails(house.ports, words, house.now())).toEqual({ sent: 0, failed: 0 });

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
  const style = await pages.request("/mailbox/style.css");
  expect(style.headers.get("content-type")).toContain("text/css");
});

test("a mail is tried six times over fifteen hours, then never again, and holds no other back", async () => {
  await using house = await openHouse({ demo: false });
  await using server = await openMailServer((to) => to !== "full@example.ee");
  const mail = smtpMail({ url: server.url, from: "noreply@heaolu.example" });
  const ports = { ...house.ports, mail };
  await add(house, { ...mari, to: "full@example.ee" });
  await add(house, mari);

  expect(await sendDueMails(ports, words, house.now())).toEqual({ sent: 1, failed: 1 });
  expect(server.received.map(({ to }) => to)).toEqual([[mari.to]]);
  for (const minutes of [1, 5, 30, 120, 720]) {
    house.advance(minutes * minute - 1);
    expect(await sendDueMails(ports, words, house.now())).toEqual({ sent: 0, failed: 0 });
    house.advance(1);
    expect(await sendDueMails(ports, words, house.now())).toEqual({ sent: 0, failed: 1 });
  }
  house.advance(1000 * minute);
  expect(await sendDueMails(ports, words, house.now())).toEqual({ sent: 0, failed: 0 });
  const rows = await house.database.read.select().from(outbox);
  expect(rows.map(({ state, tries }) => [state, tries])).toEqual([["dead", 6], ["sent", 0]]);
  expect(rows[0]?.lastError).toContain("no such mailbox");
});

test("a mail that left the house leaves no link behind", async () => {
  await using house = await openHouse({ demo: false });
  await using server = await openMailServer();
  const mail = smtpMail({ url: server.url, from: "noreply@heaolu.example" });
  await add(house, mari);
  await sendDueMails({ ...house.ports, mail }, words, house.now());
  expect(server.received.map(({ to }) => to)).toEqual([[mari.to]]);
  const rows = await house.database.read.select().from(outbox);
  expect(rows).toMatchObject([{ state: "sent", text: null, html: null, facts: {} }]);
  expect(await house.ports.persistence.outbox.listSent(10)).toEqual([]);
});

test("two processes that send at once send each mail once", async () => {
  await using house = await openHouse({ demo: false });
  await using server = await openMailServer();
  const mail = smtpMail({ url: server.url, from: "noreply@heaolu.example" });
  for (let position = 0; position < 8; position++) await add(house, mari);
  await Promise.all(
    [1, 2].map(() => sendDueMails({ ...house.ports, mail }, words, house.now())),
  );
  expect(server.received).toHaveLength(8);
});

function add(house: House, mail: typeof mari): Promise<void> {
  return house.ports.persistence.transaction(({ outbox }) => outbox.add(mail, house.now()));
}
