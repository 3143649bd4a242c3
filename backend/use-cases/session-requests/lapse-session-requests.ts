import { lapse } from "../../domain/session-request.ts";
import type { Ports } from "../../ports/ports.ts";
import { queueRequestMail } from "./request-mails.ts";

const atOnce = 50;

/** Ends the requests that were not answered in time, with one mail to each client. `now` in ms. */
export async function lapseSessionRequests(
  { persistence }: Pick<Ports, "persistence">,
  now: number,
): Promise<number> {
  const due = await persistence.sessionRequests.listDue(now, atOnce);
  let lapsed = 0;
  for (const { id } of due) {
    lapsed += await persistence.transaction(async (repositories) => {
      const request = await repositories.sessionRequests.find(id);
      const ended = request && lapse(request, now);
      if (!ended || ended === request) return 0;
      await repositories.sessionRequests.saveEnd(ended);
      await repositories.holds.delete(ended.holdId);
      await queueRequestMail(
        repositories,
        { event: "session-request-lapsed", to: "client" },
        ended,
        now,
      );
      return 1;
    });
  }
  return lapsed;
}
