import { useState } from "react";
import { ApiError } from "../api/api-error.ts";
import { api, ok } from "../api/client.ts";
import type { Instant } from "../days.ts";
import { secretHeader } from "../payments/purchase-secret.ts";
import { bookedByCode } from "./booked.ts";
import type { Booked } from "./booking-state.ts";
import type { SessionOrder } from "./session-orders.ts";
import {
  forgetOrder,
  refreshStoredOrder,
  type StoredOrder,
  storedOrder,
  storedOrdersOf,
} from "./stored-orders.ts";

/** The orders beside which the visitor chooses another time. */
const setAside = new Set<string>();

export function setOrderAside({ id }: SessionOrder) {
  setAside.add(id);
}

/** What this browser has chosen before and has not paid yet. */
export function useWaitingOrder(eventType: string, wanted: Instant | null, events: {
  onWaiting: (order: SessionOrder) => void;
  onBooked: (booked: Booked) => void;
  /** The page goes on without it. */
  onOther: () => void;
}) {
  const [beside, setBeside] = useState<StoredOrder[]>([]);
  return {
    /** Those that wait beside the chosen time. */
    beside,
    async resume(): Promise<void> {
      const stored = storedOrder(eventType, wanted);
      const others = storedOrdersOf(eventType).filter(({ id }) => id !== stored?.id);
      setBeside(others);
      const order = stored && await read(stored);
      if (!stored || !order) return events.onOther();
      if (order.booking) return events.onBooked(bookedByCode(order.booking, { signedIn: false }));
      if (order.status !== "waiting") return events.onOther();
      const isWanted = wanted === null || wanted === stored.startsAt;
      if (isWanted && !setAside.has(order.id)) return events.onWaiting(order);
      setBeside([...others, stored]);
      events.onOther();
    },
  };
}

async function read(
  { id, secret }: Pick<SessionOrder, "id" | "secret">,
): Promise<SessionOrder | null> {
  try {
    const params = { path: { id }, header: secretHeader(secret) };
    const order = await ok(api.GET("/api/session-orders/{id}", { params }));
    refreshStoredOrder(order);
    return order;
  } catch (reason) {
    if (reason instanceof ApiError && reason.problem.status === 404) forgetOrder(id);
    return null;
  }
}
