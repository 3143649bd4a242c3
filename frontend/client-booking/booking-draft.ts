import { useState } from "react";
import { useSessionUser } from "../api/use-sign-in-session.ts";
import { removeDraft } from "../drafts.ts";
import { keepTexts, typedTexts } from "../form-draft.ts";

type Texts = Partial<
  Record<"client" | "name" | "email" | "phone" | "note" | "date" | "start" | "how" | "slot", string>
>;

export type BookingDraft = ReturnType<typeof useBookingDraft>;

function startOf(key: string, slot: string, clientId: string | undefined): Texts {
  const { date, start, how, ...typed }: Texts = typedTexts(key);
  // What was written for one client is not shown for another one.
  if (clientId !== undefined && typed.client !== clientId) return {};
  if (typed.slot !== slot) return typed;
  return { ...typed, ...date && { date }, ...start && { start }, ...how && { how } };
}

/**
 * What was typed to book a client and not sent. The day, the start and the place return only for the slot they were chosen
 * in.
 * `calendarId`: of a calendar that is not the user's own.
 */
export function useBookingDraft(
  { slot: firstSlot, clientId, calendarId }: {
    slot: string;
    clientId?: string | undefined;
    calendarId?: string;
  },
) {
  const owner = [useSessionUser()?.id ?? "", ...calendarId ? [calendarId] : []].join(".");
  const key = `${owner}.book-client`;
  const [slot] = useState(firstSlot);
  const [texts, setTexts] = useState(() => startOf(key, slot, clientId));
  return {
    texts,
    keep(typed: Texts) {
      const next = { ...clientId !== undefined && { client: clientId }, ...texts, ...typed };
      setTexts(next);
      keepTexts(key, { ...next, slot });
    },
    forget: () => removeDraft(key),
  };
}
