import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { expect, test } from "vitest";
import { smtpMail } from "./smtp.ts";

const mail = {
  to: "mari@example.ee",
  subject: "Sinu aeg on kinni pandud – õhtul",
  text: "Tere, Mari!\n",
  html: "<p>Tere, Mari!</p>",
};

test("a mail arrives whole, for one recipient, from the house", async () => {
  await using server = await listen();
  const smtp = smtpMail({ url: server.url, from: "Heaolu <noreply@heaolu.example>" });
  await smtp.send(mail);

  const [received] = server.received;
  expect(server.received).toHaveLength(1);
  expect(received).toMatchObject({ from: "noreply@heaolu.example", to: ["mari@example.ee"] });
  expect(received?.message).toContain("Auto-Submitted: auto-generated");
  expect(received?.message).toContain("From: Heaolu <noreply@heaolu.example>");
  expect(subjectOf(received?.message ?? "")).toBe(mail.subject);
  expect(received?.message).toContain("Content-Type: text/plain; charset=utf-8");
  expect(received?.message).toContain("<p>Tere, Mari!</p>");
});

test("an address cannot smuggle in another recipient or another header", async () => {
  await using server = await listen();
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
  await using server = await listen({
    onRcptTo: (_address, _session, done) => done(new Error("no such mailbox")),
  });
  const from = "noreply@heaolu.example";
  await expect(smtpMail({ url: server.url, from }).send(mail)).rejects.toThrow("no such mailbox");
  const nobody = smtpMail({ url: "smtp://127.0.0.1:1", from });
  await expect(nobody.send(mail)).rejects.toThrow("ECONNREFUSED");
});

type Received = { from: string; to: string[]; message: string };

async function listen(options: SMTPServerOptions = {}) {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onData(stream, { envelope: { mailFrom, rcptTo } }, done) {
      textOf(stream).then((message) => {
        const from = mailFrom ? mailFrom.address : "";
        received.push({ from, to: rcptTo.map(({ address }) => address), message });
        done();
      }, done);
    },
    ...options,
  });
  // A broken connection is the client's failure and is asserted there.
  server.on("error", () => {});
  const port = await new Promise<number>((resolve) => {
    const listener = server.listen(0, "127.0.0.1", () => {
      const address = listener.address();
      resolve(typeof address === "object" ? address?.port ?? 0 : 0);
    });
  });
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** The package's types do not say that its stream is one of Node's. */
function textOf(stream: unknown): Promise<string> {
  return text(stream as Readable);
}

function joined(chunks: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

/** The subject as a mail reader shows it: RFC 2047 words, put together. */
function subjectOf(message: string): string {
  const [, raw = ""] = /^Subject: (.*(?:\r\n[ \t].*)*)/m.exec(message) ?? [];
  const words = raw.matchAll(/=\?utf-8\?(q|b)\?(.*?)\?=/gi);
  const bytes = [...words].map(([, how = "", word = ""]) =>
    how.toLowerCase() === "b" ? Uint8Array.fromBase64(word) : fromQuoted(word)
  );
  return new TextDecoder().decode(joined(bytes));
}

function fromQuoted(word: string): Uint8Array {
  const spaced = word.replaceAll("_", " ");
  const bytes = [...spaced.matchAll(/=([\dA-F]{2})|(.)/g)].map(([, code, character]) =>
    code ? parseInt(code, 16) : character?.charCodeAt(0) ?? 0
  );
  return new Uint8Array(bytes);
}
