import { useQueryClient } from "@tanstack/react-query";
import { useLiveTimes } from "../../api/use-live-times.ts";
import type { TherapistCard } from "../../api/therapists.ts";

/**
 * The free times on the cards follow what is booked elsewhere. Somebody who is not shown is asked about only where the
 * list itself depends on times.
 */
export function useLiveResults(people: TherapistCard[], { byTimes }: { byTimes: boolean }) {
  const queries = useQueryClient();
  useLiveTimes("anybody", (changed) => {
    const concerns = !changed || byTimes || people.some(({ id }) => changed.includes(id));
    if (concerns) void queries.invalidateQueries({ queryKey: ["therapists", "search"] });
  });
}
