import { expect, test } from "vitest";
import { openMailServer } from "tests/mail-server.ts";
import { smtpMail } from "./smtp.ts";

const mail = {
  to: "mari@example.ee",
  subject: "Sinu aeg on kinni pandud – õhtul",
  text: "Tere, Mari!\n",
  html: "<p>Tere, Mari!</p>",
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
