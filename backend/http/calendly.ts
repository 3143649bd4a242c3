import type { Ports } from "../ports/ports.ts";
import { bookingPages } from "./calendly/booking-pages.ts";
import { bookings } from "./calendly/bookings.ts";
import { eventTypes } from "./calendly/event-types.ts";
import { scheduledEvents } from "./calendly/scheduled-events.ts";
import { webhooks } from "./calendly/webhooks.ts";
import { newRouter } from "./router.ts";

/** The scheduling provider's resources in the provider's own shapes, whichever adapter is behind them. */
export function calendly(ports: Ports) {
  return newRouter()
    .route("/", eventTypes(ports))
    .route("/", scheduledEvents(ports))
    .route("/", bookings(ports))
    .route("/", bookingPages(ports))
    .route("/", webhooks(ports));
}
