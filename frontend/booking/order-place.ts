import { useDomainValues } from "../api/domain-values.ts";
import type { SessionOrder } from "./session-orders.ts";

/** "Video call", or where the session of an order takes place. */
export function useOrderPlace() {
  const { label, placeText } = useDomainValues();
  return ({ meetingType, place }: Pick<SessionOrder, "meetingType" | "place">): string =>
    meetingType === "IN_PERSON" && placeText(place) || label("MEETING_TYPE", meetingType);
}
