import { useEffect } from "react";
import type { BookingPage } from "./booking-page-queries.ts";
import type { BookingState } from "./booking-state.ts";
import type { Details } from "./details.ts";
import type { FreeTime } from "./free-time-queries.ts";
import { type LeftPage, leftPagePrefix } from "./left-page.ts";
import { storeInTab } from "./open-request.ts";
import type { Visitor } from "./use-visitor.ts";

/** Leaves the chosen time and the form in the tab when the page closes. */
export function useLeavePage({ page, state, time, details, visitor }: {
  page: BookingPage;
  state: BookingState;
  time: FreeTime | undefined;
  details: Details;
  visitor: Visitor | null | undefined;
}) {
  useEffect(() => {
    if (!time) return;
    const leave = () =>
      storeInTab(
        leftPagePrefix + page.eventType.uri,
        {
          step: state.step,
          hold: state.hold.status === "held" ? state.hold.hold : null,
          time,
          typed: { ...details, answers: [...details.answers] },
          by: visitor?.id ?? null,
        } satisfies LeftPage,
      );
    addEventListener("pagehide", leave);
    return () => removeEventListener("pagehide", leave);
  });
}
