import { decodedText } from "./decoded-text.ts";
import { faultsOfBody, type Operation, operationOf } from "./answer-schemas.ts";

/** What no answer may ever contain. */
const leaks: Record<string, RegExp> = {
  "a stack frame": /\bat [^\n"]+:\d+:\d+/,
  "an error of the database": /\bSQLITE_|\bno such (table|column)\b/,
  "a path of this machine": /\/home\/|\/tmp\/|\/dev\/|file:\/\//,
  "a path of a package": /node_modules/,
  "a password hash": /\$argon2/,
  "a bearer token": /\beyJ[\w-]{5,}\.eyJ[\w-]{40,}\./,
};

/** May answer any operation, because it comes before the route. */
const tooLarge = 413;

/**
 * Checks every answer of an app: no failure, the contract's shapes and nothing else, safe
 * headers, no leak. A request whose answer breaks a rule throws.
 */
export function watch<App extends { request: Request_ }>(app: App, corsOrigins: string[] = []) {
  const unwatched = app.request;
  app.request = async (input, init, ...rest) => {
    const response = await begun(await unwatched(input, init, ...rest));
    const request = input instanceof Request
      ? input
      : new Request(new URL(input, "http://localhost"), {
        ...init?.method ? { method: init.method } : {},
        ...init?.headers ? { headers: init.headers } : {},
      });
    const text = await decodedText(response.clone());
    const faults = faultsOf(request, response, text, corsOrigins);
    if (faults.length > 0) {
      const failed = `${request.method} ${request.url} → ${response.status}`;
      throw new Error(`${failed}\n  ${faults.join("\n  ")}\n  ${text.slice(0, 500)}`);
    }
    return response;
  };
}

/** An endless answer is checked by its beginning. */
async function begun(response: Response): Promise<Response> {
  const isEndless = response.headers.get("content-type") === "text/event-stream";
  if (!isEndless || !response.body) return response;
  const reader = response.body.getReader();
  const { value } = await reader.read();
  await reader.cancel();
  return new Response(value ?? null, response);
}

type Request_ = (
  input: string | Request | URL,
  init?: RequestInit,
  ...rest: never[]
) => Response | Promise<Response>;

/** The faults of one answer. */
export function faultsOf(
  request: Request,
  response: Response,
  text: string,
  corsOrigins: string[] = [],
): string[] {
  const path = decoded(new URL(request.url).pathname);
  const operation = operationOf(request.method, path);
  return [
    ...faultsOfStatus(response, operation),
    ...faultsOfContent(request, response, text, operation),
    ...faultsOfHeaders(request, response, path),
    ...faultsOfSharing(response, contractPaths.includes(path) ? ["*"] : corsOrigins),
    ...leaksIn(withoutOwnToken(text)),
  ];
}

function* faultsOfStatus({ status }: Response, operation: Operation | undefined) {
  if (status === 500) yield "a server failure";
  const isKnown = !operation || `${status}` in operation.responses ||
    status === tooLarge;
  if (!isKnown) yield `${operation.operationId} does not name ${status} in the contract`;
}

function* faultsOfContent(
  request: Request,
  response: Response,
  text: string,
  operation: Operation | undefined,
) {
  if (request.method === "HEAD") return;
  const type = response.headers.get("content-type")?.split(";")[0] ?? "";
  const isRefusal = response.status >= 400;
  if (isRefusal && type !== "application/problem+json" && !type.startsWith("text/html")) {
    yield `a refusal as ${type || "nothing"}`;
    return;
  }
  if (isRefusal && !/"errCode":"ERR_[A-Z0-9_]+"/.test(text) && !type.startsWith("text/html")) {
    yield "a refusal without errCode";
  }
  if (isRefusal && /\{\{\w+\}\}/.test(text)) yield "a sentence without its values";
  const declared = operation?.responses[response.status];
  if (!declared) return;
  if (!declared.content) {
    if (text !== "") yield "a body where the contract has none";
    return;
  }
  const content = declared.content[type];
  if (!content) yield `${type || "no content type"} is not in the contract`;
  else if (type.endsWith("json")) yield* faultsOfBody(content, JSON.parse(text));
}

/** The browser keeps them for its user and checks before each use that they have not changed. */
const journals = ["/api/therapy-sessions/me", "/api/therapy-sessions/therapist"];
const sessionPath = /^\/api\/therapy-sessions\/[\da-f-]{36}$/i;

function* faultsOfHeaders(request: Request, { headers, status }: Response, path: string) {
  if (headers.get("x-content-type-options") !== "nosniff") yield "no nosniff";
  if (!headers.has("referrer-policy")) yield "no Referrer-Policy";
  if (!headers.has("x-request-id")) yield "no X-Request-Id";
  const policy = headers.get("content-security-policy") ?? "";
  if (!policy.includes("default-src 'none'")) yield "no Content-Security-Policy";
  const isCatalogue = /^\/storybook(\/|$)/.test(path);
  if (policy.includes("'unsafe-") && !isCatalogue) yield "an unsafe Content-Security-Policy";
  for (const name of ["server", "x-powered-by"]) if (headers.has(name)) yield `says ${name}`;
  const isPrivate = request.headers.has("authorization") || path.startsWith("/api/auth/");
  const mustNotStay = path.startsWith("/api/") && (isPrivate || status >= 400);
  const isCheckedByOwner = (journals.includes(path) || sessionPath.test(path)) && status < 400 &&
    headers.get("cache-control") === "private, no-cache" &&
    headers.get("vary")?.includes("Authorization");
  const staysNowhere = headers.get("cache-control") === "no-store";
  if (mustNotStay && !staysNowhere && !isCheckedByOwner) yield "may be stored";
  if (status === 401 && !/^Bearer\b/.test(headers.get("www-authenticate") ?? "")) {
    yield "no WWW-Authenticate";
  }
  if (status === 429 && !Number(headers.get("retry-after"))) yield "no Retry-After";
  if (status === 405 && !headers.get("allow")) yield "no Allow";
}

/** Read by editors and tools of any origin. */
const contractPaths = ["/openapi.json", "/openapi.yaml"];

function* faultsOfSharing({ headers }: Response, corsOrigins: string[]) {
  const shared = headers.get("access-control-allow-origin");
  if (shared !== null && !corsOrigins.includes(shared)) yield `shared with ${shared}`;
  if (headers.has("access-control-allow-credentials")) yield "shared with credentials";
}

function leaksIn(text: string): string[] {
  return Object.entries(leaks).flatMap(([name, pattern]) => pattern.test(text) ? [name] : []);
}

/** A sign-in returns the caller's own token, at the top of the answer and nowhere else. */
function withoutOwnToken(text: string): string {
  return text.replace(/^\{"accessToken":"[^"]+"/, "{");
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
