import { createServer, type RequestListener, type Server } from "node:http";
import { createServer as createSecureServer } from "node:https";
import type { AddressInfo } from "node:net";
import { generate } from "selfsigned";

export const oneMeeting = [
  "BEGIN:VCALENDAR",
  "VERSION:2.0",
  "PRODID:-//Test//EN",
  "BEGIN:VEVENT",
  "UID:one",
  "DTSTAMP:20261101T000000Z",
  "DTSTART:20261124T080000Z",
  "DTEND:20261124T100000Z",
  "SUMMARY:A private title",
  "END:VEVENT",
  "END:VCALENDAR",
  "",
].join("\r\n");

/** A calendar server on a loopback address; over https when it has host names. */
export async function openCalendarServer(
  respond: RequestListener,
  { address = "127.0.0.1", port = 0, names = [] as string[] } = {},
) {
  const identity = names.length > 0 ? await selfSigned(names) : null;
  const requests: { path: string; host: string; etag: string | undefined }[] = [];
  const listener: RequestListener = (request, response) => {
    const { host = "", "if-none-match": etag } = request.headers;
    requests.push({ path: request.url ?? "", host, etag });
    respond(request, response);
  };
  const server: Server = identity
    ? createSecureServer({ key: identity.private, cert: identity.cert }, listener)
    : createServer(listener);
  await new Promise<void>((resolve) => server.listen(port, address, resolve));
  return {
    port: (server.address() as AddressInfo).port,
    requests,
    /** PEM; "" over http. */
    certificate: identity?.cert ?? "",
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function selfSigned(names: string[]) {
  return generate([{ name: "commonName", value: names[0]! }], {
    keyType: "ec",
    extensions: [
      { name: "basicConstraints", cA: true },
      { name: "subjectAltName", altNames: names.map((value) => ({ type: 2, value })) },
    ],
  });
}
