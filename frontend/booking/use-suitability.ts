import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import {
  type Acknowledgement,
  acknowledgementOf,
  assessedBookingQuery,
  type BookingVerdict,
  bookingVerdictQuery,
  hasWarning,
} from "../suitability/booking-verdict.ts";
import { useTabTest } from "../suitability/tab-test.ts";
import type { BookingPage } from "./booking-page-queries.ts";
import type { Visitor } from "./use-visitor.ts";

/** What the test of the person says before the details of a booking: the stored one, or the one of this tab. */
export function useSuitability(
  { eventType: { uri }, practice }: BookingPage,
  visitor: Visitor | null | undefined,
  /** What the server named when it refused the booking. */
  refused: BookingVerdict | null,
) {
  const isChecked = practice !== null && !practice.intro;
  const stored = useQuery({
    ...bookingVerdictQuery(uri, visitor?.id ?? ""),
    enabled: isChecked && visitor !== undefined && visitor !== null,
  });
  const test = useTabTest();
  const usesTab = isChecked && test !== null && test.finishedAt !== null && !refused &&
    (visitor === null || stored.data?.verdict === null);
  const ofTab = useQuery({
    ...assessedBookingQuery(uri, test?.answers ?? {}),
    enabled: usesTab,
  });
  const assessed = (usesTab && ofTab.data?.verdict) || null;
  const cleared = stored.data?.clearance ?? null;
  // The server does not know this test, so any clearance of the practitioner counts.
  const inTab = useMemo(
    () => assessed && { ...assessed, clearance: cleared },
    [assessed, cleared],
  );
  const verdict = refused ?? stored.data?.verdict ?? inTab;
  const [passed, setPassed] = useState<BookingVerdict | null>(null);
  const [read, setRead] = useState<BookingVerdict | null>(null);
  const [isShared, setShared] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const isRecorded = verdict !== null && verdict !== inTab;
  const isRead = verdict !== null && read === verdict;
  return {
    verdict,
    isLoading: stored.isLoading || (usesTab && ofTab.isLoading),
    /** There is something to read that the person has not acknowledged. */
    isNeeded: verdict !== null && hasWarning(verdict) && passed !== verdict,
    /** The step was there, and stays among the steps. */
    isStep: verdict !== null && hasWarning(verdict),
    isRead,
    isMissing: isMissing && !isRead,
    setRead: (isRead: boolean) => setRead(isRead ? verdict : null),
    sharing: isRecorded ? { isShared, onShare: setShared } : undefined,
    /** Goes on when everything is read. */
    pass() {
      setMissing(!isRead);
      if (isRead) setPassed(verdict);
    },
    acknowledgement(): Acknowledgement | null {
      const isGiven = verdict !== null && isRecorded && hasWarning(verdict) && passed === verdict;
      return isGiven ? acknowledgementOf(verdict, isShared) : null;
    },
  };
}
