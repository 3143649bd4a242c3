import createClient from "openapi-fetch";
import { i18n, needTranslations } from "../i18n/i18n.ts";
import { asApiError, type Problem } from "./api-error.ts";
import type { paths } from "./schema.d.ts";
import { currentSession, currentView, refreshSession, restoreSession } from "./sign-in-session.ts";
import { type ProofKind, requestProof } from "./step-up.ts";

function withSession(request: Request, accessToken: string | null | undefined): Request {
  const headers = new Headers(request.headers);
  if (!headers.has("Accept-Language")) headers.set("Accept-Language", i18n.language);
  if (accessToken) headers.set("Authorization", `Bearer ${accessToken}`);
  const view = currentView();
  if (view) headers.set("X-View-As", view.id);
  return new Request(request, { headers });
}

async function send(request: Request): Promise<Response> {
  const repeated = request.clone();
  const response = await sendOnce(request);
  // The proof itself is never repeated.
  const mayRepeat = response.status === 403 && !request.url.endsWith("/api/auth/step-up");
  const proofs = mayRepeat ? await proofsFor(response.clone()) : null;
  if (!proofs || !await requestProof(proofs)) return response;
  return await sendOnce(repeated);
}

async function sendOnce(request: Request): Promise<Response> {
  const retry = request.clone();
  await restoreSession().catch(() => null);
  const session = currentSession();
  const response = await fetch(withSession(request, session?.accessToken));
  if (response.status !== 401 || !session) return response;
  const renewed = await refreshSession().catch(() => null);
  return renewed ? await fetch(withSession(retry, renewed.accessToken)) : response;
}

/** How the person can prove who they are, where the answer asks for it. */
async function proofsFor(response: Response): Promise<ProofKind[] | null> {
  const problem: Partial<Problem> | null = await response.json().catch(() => null);
  return problem?.errCode === "ERR_STEP_UP_REQUIRED" ? problem.proofs ?? null : null;
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
