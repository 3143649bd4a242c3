import PostalMime from "postal-mime";
import { expect, test } from "vitest";
import { openMailServer } from "tests/support/mail-server.ts";
import type { MailMessage, RenderedMail } from "../../ports/mail.ts";
import { openFaultyServer, type Responses } from "./faulty-server.testing.ts";
import { smtpMail, type SmtpOptions } from "./smtp.ts";

const id = "0197a1c2-6d1e-7000-8000-3f5b2a9c1d10";
const to = "mari@example.ee";
const message: MailMessage & { id: string } = {
  id,
  to,
  language: "et",
  template: "session-booked",
  facts: {},
};
const rendered: RenderedMail = {
  id,
  to,
  subject: "Sinu aeg on kinni pandud – õhtul",
  text: "Tere, Mari!\n",
  html: "<p>Tere, Mari!</p>",
  attachments: [],
};

/** Sends one mail, rendered as given, to a server. */
function send(
  { url }: { url: string },
  mail: Partial<RenderedMail> = {},
  options: Partial<SmtpOptions> = {},
) {
  const from = "Heaolu <noreply@heaolu.example>";
  return smtpMail({ url, from, render: () => ({ ...rendered, ...mail }), ...options })
    .send({ ...message, now: 0 });
}

test("a mail arrives complete, for one recipient, from the configured sender", async () => {
  await using server = await openMailServer();
  await send(server);

  const [received] = server.received;
  expect(server.received).toHaveLength(1);
  expect(received).toMatchObject({ from: "noreply@heaolu.example", to: [to] });
  expect(received?.message).toContain("Auto-Submitted: auto-generated");
  expect(received?.message).toContain("From: Heaolu <noreply@heaolu.example>");
  expect(received?.message).toMatch(/^Subject: =\?UTF-8\?Q\?Sinu_aeg_on_kinni_pandud_=E2=80=93_/m);
  expect(received?.message).toContain("Content-Type: text/plain; charset=utf-8");
  expect(received?.message).toContain("<p>Tere, Mari!</p>");
});

test("a calendar is sent as an alternative with its method and as a file", async () => {
  await using server = await openMailServer();
  const text = "BEGIN:VCALENDAR\r\nSUMMARY:Aeg õhtul\r\nEND:VCALENDAR\r\n";
  const contentType = "text/calendar; charset=utf-8; method=REQUEST";
  await send(server, { attachments: [{ name: "appointment.ics", contentType, text }] });

  const mail = await PostalMime.parse(server.received[0]!.message, { attachmentEncoding: "utf8" });
  expect([mail.text?.trim(), mail.html?.trim()]).toEqual([rendered.text.trim(), rendered.html]);
  const content = text.replaceAll("\r\n", "\n");
  expect(mail.attachments).toMatchObject([
    { mimeType: "text/calendar", method: "REQUEST", filename: null, content },
    { mimeType: "text/calendar", filename: "appointment.ics", disposition: "attachment", content },
  ]);
});

test("every attempt to send a mail has the same Message-ID", async () => {
  await using server = await openMailServer();
  await send(server);
  await send(server);
  for (const { message } of server.received) {
    expect(message).toContain(`Message-ID: <${id}@heaolu.example>`);
  }
  expect(server.received).toHaveLength(2);
});

test("an optional mail has a List-Unsubscribe header", async () => {
  await using server = await openMailServer();
  await send(server, { unsubscribe: "https://heaolu.example/user/profile" });
  await send(server);
  const [optional, required] = server.received.map(({ message }) => message);
  expect(optional).toContain("List-Unsubscribe: <https://heaolu.example/user/profile>");
  expect(required).not.toContain("List-Unsubscribe");
});

test("an address or a subject cannot add a recipient or a header", async () => {
  await using server = await openMailServer();
  for (const to of ["a@example.ee, b@evil.example", "a@example.ee\r\nBcc: b@evil.example"]) {
    await send(server, { to }).catch(() => {});
  }
  await send(server, { subject: "Tere\r\nBcc: b@evil.example" });
  expect(server.received.flatMap((one) => one.to)).not.toContain("b@evil.example");
  expect(server.received.at(-1)?.message).not.toMatch(/^Bcc:/m);
});

test("throws when the server is unreachable", async () => {
  await expect(send({ url: "smtp://127.0.0.1:1" })).rejects.toThrow("ECONNREFUSED");
});

test.each<[string, Responses, string]>([
  ["unknown recipient", { "RCPT TO": "550 5.1.1 user unknown" }, "user unknown"],
  ["mail refused before its data", { "DATA": "554 refused" }, "554 refused"],
  ["mail refused after its data", { "end": "552 5.3.4 too big" }, "too big"],
])("%s: not accepted", async (_situation, responses, reason) => {
  await using server = await openFaultyServer(responses);
  expect(await send(server)).toEqual({
    accepted: false,
    reason: expect.stringContaining(reason),
  });
});

test.each<[string, Responses, string]>([
  ["server overloaded", { "greeting": "421 later" }, "421"],
  ["client refused", { "greeting": "554 go away" }, "554"],
  ["no SMTP", { "EHLO": "500 what", "HELO": "502 what" }, "HELO"],
  ["sender refused", { "MAIL FROM": "550 5.1.8 bad sender" }, "bad sender"],
  ["greylisted", { "RCPT TO": "451 4.7.1 greylisted" }, "greylisted"],
  ["relaying denied", { "RCPT TO": "554 5.7.1 relay access denied" }, "relay"],
  ["disk full before the data", { "DATA": "452 full" }, "452"],
  ["disk full after the data", { "end": "451 full" }, "451"],
  ["connection lost at the sender", { "MAIL FROM": "hang up" }, "closed"],
  ["connection lost after the data", { "end": "hang up" }, "closed"],
  ["STARTTLS offered but unavailable", {
    "EHLO": "250-x\r\n250 STARTTLS",
    "STARTTLS": "454 4.7.0 no certificate",
  }, "no certificate"],
])("%s: throws, so that the mail is tried again", async (_situation, responses, reason) => {
  await using server = await openFaultyServer(responses);
  await expect(send(server)).rejects.toThrow(reason);
});

test.each(["greeting", "EHLO", "MAIL FROM", "RCPT TO", "DATA", "end"])(
  "aborts at the time limit when the server never completes its response to %s",
  async (step) => {
    await using server = await openFaultyServer({ [step]: "drip" });
    await expect(send(server, {}, { timeLimit: 200 })).rejects.toThrow(/abort/i);
    await server.disconnected();
  },
);

test("refuses to send over TLS to a server without TLS or without a trusted certificate", async () => {
  await using plain = await openFaultyServer({});
  const url = plain.url.replace("smtp:", "smtps:");
  await expect(send({ url }, {}, { timeLimit: 5_000 })).rejects.toThrow();
  await using server = await openMailServer(() => "open", { secure: true });
  await expect(send(server)).rejects.toThrow(/certificate|issuer/i);
  expect(server.received).toEqual([]);
  expect(plain.commands.filter((line) => line.startsWith("MAIL FROM"))).toEqual([]);
});
