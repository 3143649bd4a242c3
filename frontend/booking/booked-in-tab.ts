import { ApiError } from "../api/api-error.ts";
import { api, ok } from "../api/client.ts";
import { bookedByCode, bookedSession } from "./booked.ts";
import { bookedPrefix } from "./booked-in-tab-key.ts";
import type { Booked } from "./booking-state.ts";
import { inTab, storeInTab } from "./open-request.ts";

/** The last booking that this tab has made of an event type, while it is to come. */
export function bookedInTab(eventType: string): Booked | null {
  const booked = inTab<Booked>(bookedPrefix + eventType);
  return booked && Date.parse(booked.endsAt) > Date.now() ? booked : null;
}

export function storeBooked(eventType: string, booked: Booked | null) {
  storeInTab(bookedPrefix + eventType, booked);
}

/** The booking as it is by now; null when it was cancelled or its person has signed out. */
export async function reloadBooked(booked: Booked): Promise<Booked | null> {
  try {
    const now = await readBooking(booked);
    return now.isCancelled ? null : now.booked;
  } catch (reason) {
    const isGone = reason instanceof ApiError &&
      [401, 403, 404, 410].includes(reason.problem.status);
    return isGone ? null : booked;
  }
}

async function readBooking({ calendarFile, moveHref, journalHref, email }: Booked) {
  if ("sessionId" in calendarFile) {
    const path = { id: calendarFile.sessionId };
    const session = await ok(api.GET("/api/therapy-sessions/{id}", { params: { path } }));
    return {
      isCancelled: session.status === "cancelled",
      booked: bookedSession(session, { email }),
    };
  }
  const [, token = ""] = moveHref.split("#");
  const booking = await ok(api.POST("/api/booking-links/read", { body: { token } }));
  return {
    isCancelled: booking.status === "cancelled",
    booked: bookedByCode(booking, { signedIn: journalHref !== null }),
  };
}
