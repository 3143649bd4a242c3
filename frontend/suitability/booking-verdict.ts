import { queryOptions } from "@tanstack/react-query";
import { api, ok } from "../api/client.ts";
import type { components } from "../api/schema.d.ts";
import type { Answers } from "./questionnaire.ts";

export type BookingVerdict = components["schemas"]["BookingVerdict"];
export type Acknowledgement = components["schemas"]["Acknowledgement"];

/** What the stored test of the signed-in person says about booking a practice, and a clearance of the practitioner. */
export function bookingVerdictQuery(eventType: string, userId: string) {
  return queryOptions({
    queryKey: ["booking-verdict", eventType, userId],
    queryFn: async ({ signal }) => {
      const params = { query: { eventType } };
      return await ok(api.GET("/api/suitability/booking-verdict", { params, signal }));
    },
    staleTime: 0,
    gcTime: 60_000,
  });
}

/** What answers that are not stored say about booking a practice. */
export function assessedBookingQuery(eventType: string, answers: Answers) {
  return queryOptions({
    queryKey: ["assessed-booking", eventType, answers],
    queryFn: async ({ signal }) => {
      const body = { eventType, answers };
      return await ok(api.POST("/api/suitability/booking-verdict", { body, signal }));
    },
    staleTime: 0,
    gcTime: 60_000,
  });
}

/** Whether there is something to read before the booking. */
export function hasWarning({ verdict, conditions }: BookingVerdict): boolean {
  return verdict !== "ok" || conditions.length > 0;
}

/** A practice with the verdict "ask" only with a clearance. */
export function canAcknowledge({ verdict, clearance }: BookingVerdict): boolean {
  return verdict === "ok" || verdict === "caution" || (verdict === "ask" && clearance !== null);
}

/** That everything was read which the verdict names. */
export function acknowledgementOf(
  { rulesVersion, reasons, conditions }: BookingVerdict,
  share: boolean,
): Acknowledgement {
  const rules = reasons.map(({ rule }) => rule);
  return { rulesVersion, rules, conditions: conditions.length > 0, share };
}
