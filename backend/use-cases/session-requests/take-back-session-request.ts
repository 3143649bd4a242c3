import { DomainError } from "../../domain/errors.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { offerFreedTimes } from "../waiting-lists/offer-freed-times.ts";
import { endWithoutBooking } from "./ended-request.ts";
import { type RequestEntry, requestEntry } from "./request-entry.ts";

/** The client takes a waiting request back. A repetition changes nothing. ERR_NOT_FOUND, ERR_REQUEST_ENDED. */
export async function takeBackSessionRequest(
  ports: Pick<Ports, "auth" | "persistence" | "scheduling">,
  { account, now }: Context,
  { id }: { id: string },
): Promise<RequestEntry> {
  const entry = await ports.persistence.transaction(async (repositories) => {
    const request = await repositories.sessionRequests.find(id);
    if (request?.userId !== account.userId) throw new DomainError("ERR_NOT_FOUND");
    const ended = await endWithoutBooking(repositories, request, { status: "taken-back", now });
    return (await requestEntry(repositories, ended))!;
  });
  await offerFreedTimes(ports, entry.request.therapistId, now);
  return entry;
}
