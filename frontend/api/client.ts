import createClient from "openapi-fetch";
import { i18n, needTranslations } from "../i18n/i18n.ts";
import { asApiError } from "./api-error.ts";
import type { paths } from "./schema.d.ts";
import { currentSession, refreshSession, restoreSession } from "./sign-in-session.ts";

function withSession(request: Request, accessToken: string | null | undefined): Request {
  const headers = new Headers(request.headers);
  if (!headers.has("Accept-Language")) headers.set("Accept-Language", i18n.language);
  if (accessToken) headers.set("Authorization", `Bearer ${accessToken}`);
  return new Request(request, { headers });
}

async function send(request: Request): Promise<Response> {
  const retry = request.clone();
  await restoreSession().catch(() => null);
  const session = currentSession();
  const response = await fetch(withSession(request, session?.accessToken));
  if (response.status !== 401 || !session) return response;
  const renewed = await refreshSession().catch(() => null);
  return renewed ? await fetch(withSession(retry, renewed.accessToken)) : response;
}

type Transport = (request: Request) => Promise<Response>;

let transport: Transport = send;

/** The server answers the requests of a page itself. */
export function setTransport(next: Transport): void {
  transport = next;
}

export const api = createClient<paths>({
  baseUrl: globalThis.location?.origin ?? "http://localhost",
  fetch: (request) => transport(request),
});

export async function ok<Data>(
  answer: Promise<{ data?: Data; error?: unknown; response: Response }>,
): Promise<Data> {
  const { data, error, response } = await answer;
  if (!response.ok) {
    // Pages load the texts of errors with the first error.
    await needTranslations(["errors"]).catch(() => null);
    throw asApiError(error, response);
  }
  return data as Data;
}
