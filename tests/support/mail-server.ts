import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

export type ReceivedMail = { from: string; to: string[]; message: string };

/** What a mailbox does with a mail: there is none, or none that takes one now. */
type Mailbox = "open" | "unknown" | "full";

/** A real mail server on loopback that takes mails for whoever has an open mailbox, and keeps them. */
export async function openMailServer(
  mailboxOf: (address: string) => Mailbox = () => "open",
  { secure = false } = {},
) {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    // With the certificate its package brings along, for which nobody vouches.
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
  // A broken connection is the client's failure and is asserted there.
  server.on("error", () => {});
  const port = await new Promise<number>((resolve) => {
    const listener = server.listen(0, "127.0.0.1", () => {
      const address = listener.address();
      resolve(typeof address === "object" ? address?.port ?? 0 : 0);
    });
  });
  return {
    url: `${secure ? "smtps" : "smtp"}://127.0.0.1:${port}`,
    received,
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** The package's types do not say that its stream is one of Node's. */
function textOf(stream: unknown): Promise<string> {
  return text(stream as Readable);
}
