import { DomainError } from "../../domain/errors.ts";
import type { Ports } from "../../ports/ports.ts";
import type { VisitorContext } from "../context.ts";
import { type Confirmed, confirmRequest, withOpenPage } from "./confirmation.ts";
import { findLinkedRequest } from "./own-request.ts";

/** Confirms by the link in the mail. It never signs in: another person may have sent the link on. */
export async function confirmBookingLink(
  ports: Pick<Ports, "auth" | "payment" | "persistence" | "scheduling">,
  { now }: VisitorContext,
  input: { token: string; maxOpenBookings: number; publicUrl: string },
): Promise<Confirmed> {
  const { persistence, scheduling: { holds } } = ports;
  if (!holds) throw new DomainError("ERR_BOOK_AT_PROVIDER");
  const { eventTypeUri, startsAt } = await findLinkedRequest(ports, persistence, input);
  const confirmed = await holds.bookWith(
    { eventTypeUri, startsAt },
    now,
    async (repositories, book) => {
      const request = await findLinkedRequest(ports, repositories, input);
      const { maxOpenBookings } = input;
      return await confirmRequest(
        ports,
        repositories,
        { holds, book },
        { request, maxOpenBookings },
        now,
      );
    },
  );
  return await withOpenPage(ports, confirmed, { publicUrl: input.publicUrl, now });
}
