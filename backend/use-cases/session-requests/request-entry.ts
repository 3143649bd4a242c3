import type { User } from "../../domain/account.ts";
import type { SessionRequest } from "../../domain/session-request.ts";
import type { Therapist } from "../../domain/therapist.ts";
import type { Repositories } from "../../ports/persistence.ts";

/** A request with the two people in it. */
export type RequestEntry = {
  request: SessionRequest;
  therapist: Pick<Therapist, "id" | "slug" | "name" | "pictureKey">;
  client: Pick<User, "name">;
  /** Whether the client has had a session with the practitioner. */
  isClient: boolean;
};

/** Null when one of the two people no longer exists. */
export async function requestEntry(
  { therapists, users }: Pick<Repositories, "therapists" | "users">,
  request: SessionRequest,
): Promise<RequestEntry | null> {
  const therapist = await therapists.find(request.therapistId);
  const client = await users.find(request.userId);
  if (!therapist || !client) return null;
  const isClient = await therapists.isClient(therapist.id, client.id);
  return { request, therapist, client, isClient };
}

export async function requestEntries(
  repositories: Pick<Repositories, "therapists" | "users">,
  requests: SessionRequest[],
): Promise<RequestEntry[]> {
  const entries = await Promise.all(requests.map((one) => requestEntry(repositories, one)));
  return entries.filter((entry) => entry !== null);
}
