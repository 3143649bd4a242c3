import { useQuery } from "@tanstack/react-query";
import { admissionQuery } from "../api/admission.ts";
import type { BookingPage } from "./booking-page-queries.ts";

/** Whether the practitioner answers a booking of this viewer first. A guest counts as a new client. */
export function useAwaitsAnswer({ approval, therapist }: BookingPage, userId: string | null) {
  const isKnown = approval === "new-clients" && therapist !== null && userId !== null;
  const { data } = useQuery({
    ...admissionQuery(therapist?.id ?? "", userId),
    enabled: isKnown,
  });
  return approval === "always" || (approval === "new-clients" && !(isKnown && data?.isClient));
}
