import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { offerFreedTimes } from "../waiting-lists/offer-freed-times.ts";
import { endWithoutBooking } from "./ended-request.ts";
import { findReceived } from "./received-request.ts";
import { type RequestEntry, requestEntry } from "./request-entry.ts";

/** Frees the requested time; the client gets a mail. A repetition changes nothing. ERR_REQUEST_ENDED. */
export async function declineSessionRequest(
  ports: Pick<Ports, "auth" | "persistence" | "scheduling">,
  { account, now }: Context,
  { id, message }: { id: string; message: string },
): Promise<RequestEntry> {
  const entry = await ports.persistence.transaction(async (repositories) => {
    const request = await findReceived(repositories, account, id);
    const declined = await endWithoutBooking(repositories, request, {
      status: "declined",
      message,
      now,
    });
    return (await requestEntry(repositories, declined))!;
  });
  await offerFreedTimes(ports, entry.request.therapistId, now);
  return entry;
}
