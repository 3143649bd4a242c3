import { emailKey, type User } from "../../domain/account.ts";
import type { SessionMoney } from "../../domain/money/session-money.ts";
import { sessionName } from "../../domain/practice-event-type.ts";
import type { Text } from "../../domain/text.ts";
import type { TherapySession, TherapySessionEntry } from "../../domain/therapy-session.ts";
import type { Auth, MacPurpose } from "../../ports/auth.ts";
import type { Repositories } from "../../ports/persistence.ts";

type LinkPurpose = Extract<MacPurpose, "booking-link" | "booking-file">;
type Client = Pick<User, "email">;

/** A session as the links in its client's mails show it. */
export type LinkedSession = {
  session: TherapySessionEntry;
  client: User;
  /** What it is called. */
  practice: Text;
  /** In the order in which it was paid. */
  money: SessionMoney[];
  /** Reads, moves and cancels the booking. */
  token: string;
  /** Only downloads the calendar file, so it may stand in an address. */
  fileToken: string;
};

export async function linkedSession(
  auth: Auth,
  { sessionMoney, domainValues }: Pick<Repositories, "sessionMoney" | "domainValues">,
  session: TherapySessionEntry,
  client: User,
): Promise<LinkedSession> {
  return {
    session,
    client,
    practice: sessionName(session, await domainValues.list()),
    money: await sessionMoney.list(session.id),
    token: bookingToken(auth, session, client),
    fileToken: linkToken(auth, "booking-file", session, client),
  };
}

/** Reads, moves and cancels the booking without signing in. */
export function bookingToken(
  auth: Auth,
  session: Pick<TherapySession, "id">,
  client: Client,
): string {
  return linkToken(auth, "booking-link", session, client);
}

/**
 * The token of a link that works without signing in. It ends when the client's address changes, because the old mailbox
 * may belong to another person.
 */
function linkToken(
  auth: Auth,
  purpose: LinkPurpose,
  { id }: Pick<TherapySession, "id">,
  client: Client,
): string {
  return `${id}.${auth.mac(purpose, linkText(id, client))}`;
}

export function sessionIdOf(token: string): string {
  return token.slice(0, Math.max(0, token.indexOf(".")));
}

export function isTokenOf(
  auth: Auth,
  purpose: LinkPurpose,
  token: string,
  client: Client,
): boolean {
  const id = sessionIdOf(token);
  return auth.macMatches(purpose, linkText(id, client), token.slice(id.length + 1));
}

/** The page of a booking, in the form in which the outbox stores it: without the token. */
export function bookingPath(id: string, open?: "move" | "cancel"): string {
  return `/booking${open ? `?open=${open}` : ""}#${id}`;
}

/** A path of `bookingPath` with the token for the mailbox it is sent to; other paths as they are. */
export function signedBookingPath(auth: Auth, path: string, email: string): string {
  const [, id] = /^\/booking(?:\?[\w=]+)?#([\w-]+)$/.exec(path) ?? [];
  return id ? `${path}.${auth.mac("booking-link", linkText(id, { email }))}` : path;
}

function linkText(id: string, { email }: Client): string {
  return `${id}\n${emailKey(email)}`;
}
