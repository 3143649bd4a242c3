import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import { icalCalendarFiles } from "backend/adapters/calendar-files/ical.ts";
import { mailRenderer } from "backend/adapters/mail/render-mail.ts";
import { smtpMail } from "backend/adapters/mail/smtp.ts";
import { publicUrl } from "tests/test-app.ts";

const render = mailRenderer({
  publicUrl,
  brand: "Heaolu",
  contactEmail: "info@heaolu.example",
  calendarFiles: icalCalendarFiles({ name: "Heaolu", email: "noreply@heaolu.example" }),
});

export type ReceivedMail = { from: string; to: string[]; message: string };

/** How the server answers a recipient: "unknown" is a permanent refusal, "full" a temporary one. */
type Mailbox = "open" | "unknown" | "full";

/** A real mail server on loopback that stores the mails it receives. */
export async function openMailServer(
  mailboxOf: (address: string) => Mailbox = () => "open",
  { secure = false } = {},
) {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    // Uses the package's self-signed certificate.
    secure,
    disabledCommands: ["STARTTLS", "AUTH"],
    onRcptTo({ address }, _session, done) {
      const refusals = {
        open: null,
        unknown: Object.assign(new Error("no such mailbox"), { responseCode: 550 }),
        full: Object.assign(new Error("mailbox full"), { responseCode: 452 }),
      };
      done(refusals[mailboxOf(address)]);
    },
    onData(stream, { envelope: { mailFrom, rcptTo } }, done) {
      textOf(stream).then((message) => {
        const from = mailFrom ? mailFrom.address : "";
        received.push({ from, to: rcptTo.map(({ address }) => address), message });
        done();
      }, done);
    },
  });
  // Tests assert broken connections on the client's side.
  server.on("error", () => {});
  const port = await new Promise<number>((resolve) => {
    const listener = server.listen(0, "127.0.0.1", () => {
      const address = listener.address();
      resolve(typeof address === "object" ? address?.port ?? 0 : 0);
    });
  });
  const url = `${secure ? "smtps" : "smtp"}://127.0.0.1:${port}`;
  return {
    url,
    received,
    /** The app's mail adapter, connected to this server. */
    mail: smtpMail({ url, from: "Heaolu <noreply@heaolu.example>", render }),
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** The package does not type its stream as a Node stream. */
function textOf(stream: unknown): Promise<string> {
  return text(stream as Readable);
}
