import { afterEach, expect, test, vi } from "vitest";
import {
  forgetOrder,
  refreshStoredOrder,
  storedOrder,
  storedOrdersOf,
  storeOrder,
} from "./stored-orders.ts";

const eventType = "https://api.calendly.com/event_types/1";
const at = Date.parse("2026-11-20T08:00:00Z");
const minuteMs = 60_000;

function order(id: string, startsAt: string, payBy = at + 30 * minuteMs) {
  const status = "waiting" as const;
  return {
    id,
    secret: "s",
    restCents: 3000,
    status,
    startsAt,
    payBy: new Date(payBy).toISOString(),
  };
}

afterEach(() => {
  localStorage.clear();
  vi.useRealTimers();
});

test("a browser finds its waiting order by its time, or else the last one of the event type", () => {
  vi.useFakeTimers({ toFake: ["Date"], now: at });
  storeOrder(order("a", "2026-11-24T10:00:00Z"), eventType);
  storeOrder(order("b", "2026-11-25T10:00:00Z"), eventType);
  expect(storedOrder(eventType, "2026-11-24T10:00:00Z")?.id).toBe("a");
  expect(storedOrder(eventType, null)?.id).toBe("b");
  expect(storedOrder("another", null)).toBeNull();
  expect(storedOrdersOf(eventType).map(({ id }) => id)).toEqual(["a", "b"]);
  forgetOrder("b");
  expect(storedOrder(eventType, null)?.id).toBe("a");
});

test("an order stays as long as the server keeps it, and no longer", () => {
  vi.useFakeTimers({ toFake: ["Date"], now: at });
  const made = order("a", "2026-11-24T10:00:00Z");
  storeOrder(made, eventType);
  refreshStoredOrder({ ...made, payBy: new Date(at + 50 * minuteMs).toISOString() });
  vi.setSystemTime(at + 49 * minuteMs);
  expect(storedOrder(eventType, null)?.id).toBe("a");
  refreshStoredOrder({ ...made, status: "booked" });
  expect(storedOrder(eventType, null)).toBeNull();
  storeOrder(made, eventType);
  vi.setSystemTime(at + 51 * minuteMs);
  expect(storedOrder(eventType, null)).toBeNull();
});
