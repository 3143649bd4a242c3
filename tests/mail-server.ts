import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

export type ReceivedMail = { from: string; to: string[]; message: string };

/** A real mail server on loopback that takes mails for those `hasMailbox` knows, and keeps them. */
export async function openMailServer(hasMailbox: (address: string) => boolean = () => true) {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onRcptTo({ address }, _session, done) {
      done(hasMailbox(address) ? null : new Error("no such mailbox"));
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
    url: `smtp://127.0.0.1:${port}`,
    received,
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** The package's types do not say that its stream is one of Node's. */
function textOf(stream: unknown): Promise<string> {
  return text(stream as Readable);
}
