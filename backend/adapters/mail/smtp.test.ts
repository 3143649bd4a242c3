import PostalMime from "postal-mime";
import { expect, test } from "vitest";
import { openMailServer } from "tests/support/mail-server.ts";
import { openScriptedServer, type Script } from "./scripted-server.testing.ts";
import { smtpMail } from "./smtp.ts";

const mail = {
  id: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d10",
  to: "mari@example.ee",
  subject: "Sinu aeg on kinni pandud – õhtul",
  text: "Tere, Mari!\n",
  html: "<p>Tere, Mari!</p>",
  attachments: [],
};

test("a mail arrives whole, for one recipient, from the house", async () => {
  await using server = await openMailServer();
  const smtp = smtpMail({ url: server.url, from: "Heaolu <noreply@heaolu.example>" });
  await smtp.send(mail);

  const [received] = server.received;
  expect(server.received).toHaveLength(1);
  expect(received).toMatchObject({ from: "noreply@heaolu.example", to: ["mari@example.ee"] });
  expect(received?.message).toContain("Auto-Submitted: auto-generated");
  expect(received?.message).toContain("From: Heaolu <noreply@heaolu.example>");
  expect(received?.message).toMatch(/^Subject: =\?UTF-8\?Q\?Sinu_aeg_on_kinni_pandud_=E2=80=93_/m);
  expect(received?.message).toContain("Content-Type: text/plain; charset=utf-8");
  expect(received?.message).toContain("<p>Tere, Mari!</p>");
});

test("a calendar comes as a part with its method and as a file, and the mail has a name of its own", async () => {
  await using server = await openMailServer();
  const smtp = smtpMail({ url: server.url, from: "Heaolu <noreply@heaolu.example>" });
  const text = "BEGIN:VCALENDAR\r\nSUMMARY:Aeg õhtul\r\nEND:VCALENDAR\r\n";
  const contentType = "text/calendar; charset=utf-8; method=REQUEST";
  const invited = { ...mail, attachments: [{ name: "appointment.ics", contentType, text }] };
  await smtp.send(invited);
  await smtp.send(invited);

  const [first, second] = await Promise.all(
    server.received.map(({ message }) => PostalMime.parse(message, { attachmentEncoding: "utf8" })),
  );
  expect(first?.messageId).toBe("<0197a1c2-6d1e-7000-8000-3f5b2a9c1d10@heaolu.example>");
  expect(second?.messageId).toBe(first?.messageId);
  expect([first?.text?.trim(), first?.html?.trim()]).toEqual([mail.text.trim(), mail.html]);
  const content = text.replaceAll("\r\n", "\n");
  expect(first?.attachments).toMatchObject([
    { mimeType: "text/calendar", method: "REQUEST", filename: null, content },
    { mimeType: "text/calendar", filename: "appointment.ics", disposition: "attachment", content },
  ]);
  expect(smtp.sender).toBe("noreply@heaolu.example");
});

test("a mail that one may do without says where, for a button of the reader's program", async () => {
  await using server = await openMailServer();
  const smtp = smtpMail({ url: server.url, from: "noreply@heaolu.example" });
  await smtp.send({ ...mail, unsubscribe: "https://heaolu.example/user/profile" });
  await smtp.send(mail);
  const [optional, needed] = server.received.map(({ message }) => message);
  expect(optional).toContain("List-Unsubscribe: <https://heaolu.example/user/profile>");
  expect(needed).not.toContain("List-Unsubscribe");
});

test("an address cannot smuggle in another recipient or another header", async () => {
  await using server = await openMailServer();
  const smtp = smtpMail({ url: server.url, from: "noreply@heaolu.example" });
  for (const to of ["a@example.ee, b@evil.example", "a@example.ee\r\nBcc: b@evil.example"]) {
    await smtp.send({ ...mail, to }).catch(() => {});
  }
  const subject = "Tere\r\nBcc: b@evil.example";
  await smtp.send({ ...mail, subject });
  expect(server.received.flatMap((one) => one.to)).not.toContain("b@evil.example");
  expect(server.received.at(-1)?.message).not.toMatch(/^Bcc:/m);
});

const from = "noreply@heaolu.example";

test("a server that is not there is a failure", async () => {
  const nobody = smtpMail({ url: "smtp://127.0.0.1:1", from });
  await expect(nobody.send(mail)).rejects.toThrow("ECONNREFUSED");
});

test.each<[string, Script, string]>([
  ["a reader nobody knows", { "RCPT TO": "550 5.1.1 nobody here" }, "nobody here"],
  ["a mail that is not wanted", { "DATA": "554 no" }, "554 no"],
  ["a mail that is not wanted after all", { "end": "552 5.3.4 too big" }, "too big"],
])("%s is refused for good", async (_what, script, reason) => {
  await using server = await openScriptedServer(script);
  const outcome = await smtpMail({ url: server.url, from }).send(mail);
  expect(outcome).toEqual({ taken: false, reason: expect.stringContaining(reason) });
});

test.each<[string, Script, string]>([
  ["no time for anybody", { "greeting": "421 later" }, "421"],
  ["no greeting for us", { "greeting": "554 go away" }, "554"],
  ["no word understood", { "EHLO": "500 what", "HELO": "502 what" }, "HELO"],
  ["a sender that is not taken", { "MAIL FROM": "550 5.1.8 not you" }, "not you"],
  ["a reader who is not known yet", { "RCPT TO": "451 4.7.1 greylisted" }, "greylisted"],
  ["no trust in us", { "RCPT TO": "554 5.7.1 relay access denied" }, "relay"],
  ["a full disk", { "DATA": "452 full" }, "452"],
  ["a disk that is full in the end", { "end": "451 full" }, "451"],
  ["a connection that ends at the sender", { "MAIL FROM": "hang up" }, "closed"],
  ["a connection that ends with the mail", { "end": "hang up" }, "closed"],
  ["TLS that is offered and not there", {
    "EHLO": "250-x\r\n250 STARTTLS",
    "STARTTLS": "454 4.7.0 no certificate",
  }, "no certificate"],
])("%s is a failure, and may be mended", async (_what, script, reason) => {
  await using server = await openScriptedServer(script);
  await expect(smtpMail({ url: server.url, from }).send(mail)).rejects.toThrow(reason);
});

test.each(["greeting", "EHLO", "MAIL FROM", "RCPT TO", "DATA", "end"])(
  "a server that says half a word again and again at %s is not waited for",
  async (stage) => {
    await using server = await openScriptedServer({ [stage]: "drip" });
    const smtp = smtpMail({ url: server.url, from, timeLimit: 200 });
    await expect(smtp.send(mail)).rejects.toThrow(/abort/i);
    // Whatever it would have said then, the mail is not on its way any more.
    await server.left();
  },
);

test("TLS is spoken with nobody who cannot prove their name, nor with who does not speak it", async () => {
  await using plain = await openScriptedServer({});
  const url = plain.url.replace("smtp:", "smtps:");
  await expect(smtpMail({ url, from, timeLimit: 5_000 }).send(mail)).rejects.toThrow();
  await using server = await openMailServer(() => "open", { secure: true });
  await expect(smtpMail({ url: server.url, from }).send(mail)).rejects.toThrow(
    /certificate|issuer/i,
  );
  expect(server.received).toEqual([]);
  // What it said in TLS reads as anything, but not as a mail.
  expect(plain.said.filter((line) => line.startsWith("MAIL FROM"))).toEqual([]);
});
