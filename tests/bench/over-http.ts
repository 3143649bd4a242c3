import { fileURLToPath } from "node:url";
import { median } from "./rounds.ts";

export type Site = {
  fetch(request: Request, info: Deno.ServeHandlerInfo): Response | Promise<Response>;
};
/** `site` is served by this process; a number is the port of another one. */
type HttpContestant = { name: string; site: Site | number; requests: string[] };
type HttpFigures = { perSecond: number; p95: number };

/** Sends requests to each site in turn over real connections from another process. Returns the median round. */
export async function overHttp(
  contestants: HttpContestant[],
  { clients = 16, seconds = 1.5, rounds = 3 } = {},
): Promise<Map<string, HttpFigures>> {
  const results = new Map(contestants.map(({ name }) => [name, [] as HttpFigures[]]));
  // Each round continues after the previous one, because repeated requests may be cached.
  const sent = new Map<string, number>();
  const round = async (contestant: HttpContestant, seconds: number) => {
    const first = sent.get(contestant.name) ?? 0;
    const figures = await load(contestant, { clients, seconds, first });
    sent.set(contestant.name, figures.sent);
    return figures;
  };
  for (const contestant of contestants) await round(contestant, 0.7);
  for (let turn = 0; turn < rounds; turn++) {
    for (const contestant of contestants) {
      results.get(contestant.name)!.push(await round(contestant, seconds));
    }
  }
  return new Map([...results].map(([name, figures]) => [name, {
    perSecond: median(figures.map((figure) => figure.perSecond)),
    p95: median(figures.map((figure) => figure.p95)),
  }]));
}

async function load(
  { name, site, requests }: HttpContestant,
  { clients, seconds, first }: { clients: number; seconds: number; first: number },
): Promise<HttpFigures & { sent: number }> {
  const server = typeof site === "number" ? null : Deno.serve(
    { port: 0, hostname: "127.0.0.1", onListen() {} },
    (request, info) => site.fetch(request, info),
  );
  const port = typeof site === "number" ? site : server!.addr.port;
  const program = fileURLToPath(new URL("./http-clients.ts", import.meta.url));
  const process = new Deno.Command(Deno.execPath(), {
    args: [
      "run",
      "-A",
      "--no-check",
      program,
      ...[port, clients, seconds, first].map(String),
    ],
    stdin: "piped",
    stdout: "piped",
  }).spawn();
  const input = process.stdin.getWriter();
  await input.write(new TextEncoder().encode(JSON.stringify(requests)));
  await input.close();
  const { stdout } = await process.output();
  await server?.shutdown();
  const { failed, ...figures } = JSON.parse(new TextDecoder().decode(stdout));
  if (failed > 0) throw new Error(`${name}: ${failed} answers were neither 200 nor 304`);
  return figures;
}

/** An HTTP/1.1 request as text. */
export function requestText(
  method: string,
  path: string,
  { body = "", headers = {} }: { body?: string; headers?: Record<string, string> } = {},
): string {
  const length = new TextEncoder().encode(body).length;
  const all = {
    Host: "localhost:8000",
    ...headers,
    ...(body ? { "Content-Type": "application/json", "Content-Length": String(length) } : {}),
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n${body}`;
}
