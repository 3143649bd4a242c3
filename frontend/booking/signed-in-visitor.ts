import { asApiError, hasErrorCode } from "../api/api-error.ts";
import type { components } from "../api/schema.d.ts";
import { currentSession, refreshSession, restoreSession } from "../api/sign-in-session.ts";
import { request } from "./booking-api.ts";

type Schemas = components["schemas"];
type Headers = Record<string, string>;

export type TherapySession = Schemas["TherapySession"];

/** The person who is signed in on this origin. */
export type Visitor = {
  id: string;
  name: string;
  email: string;
  /** The version of the terms that the person still has to agree to; null when they have. */
  missingConsent: number | null;
};

/** Sends a request with the session, renewed when it has ended. */
export async function asVisitor<Answer>(
  send: (headers: Headers) => Promise<Answer>,
): Promise<Answer> {
  const bearer = () => ({ Authorization: `Bearer ${currentSession()?.accessToken}` });
  try {
    return await send(bearer());
  } catch (reason) {
    if (!hasErrorCode(reason, "ERR_UNAUTHORIZED") || !await refreshSession()) throw reason;
    return await send(bearer());
  }
}

/** Null when no user is signed in. */
export async function signedInVisitor(): Promise<Visitor | null> {
  const session = currentSession() ?? await restoreSession();
  if (!session) return null;
  const { id, name, email } = session.user;
  const { consents } = await asVisitor((headers) =>
    request("GET", "/user/me/consents", { headers })
  ) as Schemas["Consents"];
  const consent = consents.find(({ purpose }) => purpose === "bookings");
  const missingConsent = consent && !consent.isGiven ? consent.version : null;
  return { id, name, email, missingConsent };
}

/** Stores the consent that the form showed. */
export async function giveConsent({ missingConsent: version }: Visitor): Promise<void> {
  if (version === null) return;
  const body = { purpose: "bookings", version, isGiven: true };
  await asVisitor((headers) => request("PUT", "/user/me/consents", { body, headers }));
}

/** Repeating it returns the same session. */
export async function addToJournal(
  { id: userId }: Visitor,
  { therapistId, eventUri, inviteeUri }: {
    therapistId: string;
    eventUri: string;
    inviteeUri: string;
  },
): Promise<TherapySession> {
  const body = { therapistId, userId, eventUrl: eventUri, eventInviteeUrl: inviteeUri };
  return await asVisitor((headers) =>
    request("POST", "/therapy-sessions", { body, headers })
  ) as TherapySession;
}

export async function readCalendarFile(path: string): Promise<string> {
  return await asVisitor(async (headers) => {
    const response = await fetch(path, { headers });
    if (!response.ok) throw asApiError(await response.json().catch(() => null), response);
    return await response.text();
  });
}
