import { type AddressInfo, createServer, type Socket } from "node:net";

/**
 * Responses by SMTP command; "greeting" is the first one, "end" the one after the mail's data. `drip` repeats an
 * incomplete response, `hang up` closes the connection.
 */
export type Responses = Partial<Record<string, string>>;

const successful: Record<string, string> = {
  "greeting": "220 ready",
  "EHLO": "250 hello",
  "HELO": "250 hello",
  "MAIL FROM": "250 ok",
  "RCPT TO": "250 ok",
  "DATA": "354 go on",
  "end": "250 accepted",
};

/** An SMTP server on loopback that gives the given responses instead of the successful ones. */
export async function openFaultyServer(faults: Responses) {
  const responses: Responses = { ...successful, ...faults };
  const sockets = new Set<Socket>();
  const commands: string[] = [];
  const server = createServer((socket) => {
    sockets.add(socket);
    let isInData = false;
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
      for (const line of lines) receive(line);
    });
    respond("greeting");

    function receive(line: string): void {
      if (isInData && line !== ".") return;
      const step = isInData ? "end" : Object.keys(responses).find((word) => line.startsWith(word));
      commands.push(line);
      isInData = false;
      if (step) respond(step);
      else socket.write("221 bye\r\n");
    }

    function respond(step: string): void {
      const response = responses[step]!;
      if (response === "hang up") socket.destroy();
      else if (response === "drip") dripping = setInterval(() => socket.write("2"), 20);
      else socket.write(`${response}\r\n`);
      isInData = step === "DATA" && response.startsWith("354");
    }
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The commands received so far. */
    commands,
    /** Resolves when every connection is closed. */
    async disconnected(): Promise<void> {
      await Promise.all(
        [...sockets].map((socket) => new Promise((resolve) => socket.once("close", resolve))),
      );
    },
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
}
