import { type AddressInfo, createServer, type Socket } from "node:net";

/**
 * What a mail server answers at each stage instead of taking the mail; `drip`: half a word, again and again; `hang up`:
 * it goes.
 */
export type Script = Partial<Record<string, string>>;

const kind: Record<string, string> = {
  "greeting": "220 here",
  "EHLO": "250 here",
  "HELO": "250 here",
  "MAIL FROM": "250 yes",
  "RCPT TO": "250 yes",
  "DATA": "354 go on",
  "end": "250 taken",
};

/** A mail server on loopback that is out of order as it is told to be. */
export async function openScriptedServer(script: Script) {
  const answers: Script = { ...kind, ...script };
  const sockets = new Set<Socket>();
  const said: string[] = [];
  const server = createServer((socket) => {
    sockets.add(socket);
    let isInMail = false;
    let rest = "";
    let dripping: ReturnType<typeof setInterval> | undefined;
    socket.on("error", () => {});
    socket.on("close", () => {
      clearInterval(dripping);
      sockets.delete(socket);
    });
    socket.on("data", (bytes) => {
      const lines = (rest + bytes.toString()).split("\r\n");
      rest = lines.pop()!;
      for (const line of lines) hear(line);
    });
    answer("greeting");

    function hear(line: string): void {
      if (isInMail && line !== ".") return;
      const stage = isInMail ? "end" : Object.keys(answers).find((word) => line.startsWith(word));
      said.push(line);
      isInMail = false;
      if (stage) answer(stage);
      else socket.write("221 bye\r\n");
    }

    function answer(stage: string): void {
      const words = answers[stage]!;
      if (words === "hang up") socket.destroy();
      else if (words === "drip") dripping = setInterval(() => socket.write("2"), 20);
      else socket.write(`${words}\r\n`);
      isInMail = stage === "DATA" && words.startsWith("354");
    }
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The commands it was given. */
    said,
    /** Resolves when nobody is connected any more. */
    async left(): Promise<void> {
      await Promise.all([...sockets].map(gone));
    },
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** A connection that broke is gone, too. */
function gone(socket: Socket): Promise<unknown> {
  return new Promise((resolve) => socket.once("close", resolve));
}
