import { minute } from "../domain/duration.ts";
import { lapseSessionOrders } from "../use-cases/session-orders/lapse-session-orders.ts";
import type { Job } from "./job.ts";

export const lapseSessionOrdersJob: Job = {
  name: "lapse session orders",
  everyMs: minute,
  run: ({ ports, now }) => lapseSessionOrders(ports, now),
};
