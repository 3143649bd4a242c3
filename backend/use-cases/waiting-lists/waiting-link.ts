import { emailKey, type User } from "../../domain/account.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Therapist } from "../../domain/therapist.ts";
import type { WaitingEntry, WaitingOffer } from "../../domain/waiting-list.ts";
import type { Auth } from "../../ports/auth.ts";
import type { Repositories } from "../../ports/persistence.ts";
import type { Ports } from "../../ports/ports.ts";
import { type LinkedSession, linkedSession } from "../booking-links/signed-link.ts";

/** A place on a waiting list as the person sees it. */
export type OwnEntry = {
  entry: WaitingEntry;
  therapist: Therapist;
  /** How many people joined earlier. */
  ahead: number;
  /** The latest offer. */
  offer: WaitingOffer | null;
  booked: LinkedSession | null;
  /** Answers offers and leaves the list without signing in. */
  token: string;
};

/** The token in the mails. It ends when the address changes, because the old mailbox may belong to another person. */
function waitingToken(auth: Auth, { id }: Pick<WaitingEntry, "id">, user: User): string {
  return `${id}.${auth.mac("waiting-list-link", linkText(id, user))}`;
}

export function waitingPath(auth: Auth, entry: Pick<WaitingEntry, "id">, user: User): string {
  return `/waiting-list#${waitingToken(auth, entry, user)}`;
}

/** The entry and person of a link. ERR_INVALID_TOKEN for a forged or outdated one. */
export async function findLinkedEntry(
  { auth }: Pick<Ports, "auth">,
  { waitingLists, users }: Pick<Repositories, "waitingLists" | "users">,
  token: string,
): Promise<{ entry: WaitingEntry; user: User }> {
  const id = token.slice(0, Math.max(0, token.indexOf(".")));
  const mac = token.slice(id.length + 1);
  const entry = await waitingLists.find(id);
  const user = entry && await users.find(entry.userId);
  const isValid = user?.disabledAt === null &&
    auth.macMatches("waiting-list-link", linkText(id, user), mac);
  if (!entry || !isValid) throw new DomainError("ERR_INVALID_TOKEN");
  return { entry, user };
}

export async function ownEntry(
  { auth }: Pick<Ports, "auth">,
  repositories: Pick<
    Repositories,
    "domainValues" | "sessionMoney" | "waitingLists" | "therapists" | "therapySessions"
  >,
  { entry, user }: { entry: WaitingEntry; user: User },
): Promise<OwnEntry> {
  const { waitingLists, therapists, therapySessions } = repositories;
  const therapist = await therapists.find(entry.therapistId);
  if (!therapist) throw new DomainError("ERR_NOT_FOUND");
  const { therapistId, seat } = entry;
  const waiting = seat
    ? await waitingLists.listForSeat(therapistId, seat.startsAt)
    : await waitingLists.listWaiting(therapistId);
  const [offer = null] = await waitingLists.listOffers([entry.id]);
  const session = offer?.therapySessionId
    ? await therapySessions.findEntry(offer.therapySessionId, false)
    : null;
  return {
    entry,
    therapist,
    ahead: Math.max(0, waiting.findIndex(({ id }) => id === entry.id)),
    offer,
    booked: session && await linkedSession(auth, repositories, session, user),
    token: waitingToken(auth, entry, user),
  };
}

function linkText(id: string, { email }: Pick<User, "email">): string {
  return `${id}\n${emailKey(email)}`;
}
