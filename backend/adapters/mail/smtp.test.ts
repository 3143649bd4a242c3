import PostalMime from "postal-mime";
import { expect, test } from "vitest";
import { openMailServer } from "tests/mail-server.ts";
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

test("a mail the server refuses, and a server that is not there, are failures", async () => {
  await using server = await openMailServer(() => false);
  const from = "noreply@heaolu.example";
  await expect(smtpMail({ url: server.url, from }).send(mail)).rejects.toThrow("no such mailbox");
  const nobody = smtpMail({ url: "smtp://127.0.0.1:1", from });
  await expect(nobody.send(mail)).rejects.toThrow("ECONNREFUSED");
});
