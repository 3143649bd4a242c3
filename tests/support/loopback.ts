import { createServer, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** How a server may fail its callers. */
export type Outage = "error" | "huge" | "redirected" | "silent" | "nonsense";

/**
 * An HTTP server on a free port of loopback. It answers as `app.answer` says unless there is an
 * outage.
 */
export async function listenOnLoopback() {
  const app = {
    url: "",
    outage: null as Outage | null,
    /** The path of every request, in order. */
    requests: [] as string[],
    answer: ((_, response) => void response.end()) as RequestListener,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  const server = createServer((request, response) => {
    app.requests.push(request.url ?? "");
    if (request.url === "/moved") response.end("{}");
    else if (app.outage) letDown(response, app.outage);
    else app.answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  app.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return app;
}

function letDown(response: ServerResponse, outage: Outage): void {
  if (outage === "silent") return;
  if (outage === "error") response.statusCode = 500;
  if (outage === "redirected") response.writeHead(302, { Location: "/moved" });
  response.end(outage === "huge" ? " ".repeat(1_000_001) : "<html>");
}
