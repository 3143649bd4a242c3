import { type Instant, instantOf } from "../days.ts";
import { ordersKey } from "./booked-in-tab-key.ts";
import type { SessionOrder } from "./session-orders.ts";

/** A time of this browser that waits for its payment; `eventType` is a URI, `payBy` in ms. */
export type StoredOrder = {
  id: string;
  secret: string;
  eventType: string;
  startsAt: Instant;
  payBy: number;
  /** What is left to pay. */
  restCents: number;
};

function isStoredOrder(value: unknown): value is StoredOrder {
  if (typeof value !== "object" || value === null) return false;
  const order = value as Partial<Record<keyof StoredOrder, unknown>>;
  return typeof order.id === "string" && typeof order.secret === "string" &&
    typeof order.eventType === "string" && typeof order.startsAt === "string" &&
    typeof order.payBy === "number" && typeof order.restCents === "number";
}

function storedOrders(): StoredOrder[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(ordersKey) ?? "[]");
    return Array.isArray(stored)
      ? stored.filter(isStoredOrder).filter(({ payBy }) => payBy > Date.now())
      : [];
  } catch {
    // Storage is blocked or was written by another page.
    return [];
  }
}

function store(orders: StoredOrder[]) {
  try {
    if (orders.length > 0) localStorage.setItem(ordersKey, JSON.stringify(orders));
    else localStorage.removeItem(ordersKey);
  } catch {
    // Storage is blocked: the mail has the way back to the payment.
  }
}

/** In local storage, because the payment page can be left for another tab. */
export function storeOrder(
  { id, secret, startsAt, payBy, restCents }: Pick<
    SessionOrder,
    "id" | "secret" | "startsAt" | "payBy" | "restCents"
  >,
  eventType: string,
) {
  const stored = {
    ...{ id, secret, eventType, restCents },
    startsAt: instantOf(startsAt),
    payBy: Date.parse(payBy),
  };
  store([...storedOrders().filter((each) => each.id !== id), stored]);
}

/** Follows what the server says of an order: it may be kept longer, and it may have ended. */
export function refreshStoredOrder(
  { id, status, payBy }: Pick<SessionOrder, "id" | "status" | "payBy">,
) {
  const before = storedOrders();
  if (!before.some((each) => each.id === id)) return;
  if (status !== "waiting") return forgetOrder(id);
  store(before.map((each) => each.id === id ? { ...each, payBy: Date.parse(payBy) } : each));
}

export function forgetOrder(id: string) {
  store(storedOrders().filter((each) => each.id !== id));
}

/** The times of an event type that wait for their payment, in the order of choosing. */
export function storedOrdersOf(eventType: string): StoredOrder[] {
  return storedOrders().filter((each) => each.eventType === eventType);
}

/** The time of an event type that waits for its payment: the one that begins at `startsAt`, or else the last. */
export function storedOrder(eventType: string, startsAt: Instant | null): StoredOrder | null {
  const orders = storedOrdersOf(eventType);
  return orders.find((each) => each.startsAt === startsAt) ?? orders.at(-1) ?? null;
}
