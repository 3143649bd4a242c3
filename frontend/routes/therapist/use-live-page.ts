import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import { useLiveTimes } from "../../api/use-live-times.ts";
import type { TherapistPage } from "./queries.ts";

/** Times that are taken or freed elsewhere change on the open page too; nothing else is asked anew. */
export function useLivePage({ id, practices }: TherapistPage, { booking }: { booking: boolean }) {
  const queries = useQueryClient();
  const missed = useRef(false);

  function renew() {
    const uris = new Set<unknown>(practices.map(({ eventTypeUri }) => eventTypeUri));
    void queries.invalidateQueries({
      predicate: ({ queryKey: [noun, uri] }) => noun === "free-times" && uris.has(uri),
    });
  }

  useLiveTimes(id, () => {
    // The time that is being booked is held: on the page under the dialog it would seem to be lost.
    if (booking) missed.current = true;
    else renew();
  });
  const renewMissed = useEffectEvent(renew);
  useEffect(() => {
    if (booking || !missed.current) return;
    missed.current = false;
    renewMissed();
  }, [booking]);
}
