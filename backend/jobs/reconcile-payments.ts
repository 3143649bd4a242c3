import { minute } from "../domain/duration.ts";
import { reconcilePayments } from "../use-cases/payments/reconcile-payments.ts";
import type { Job } from "./job.ts";

export const reconcilePaymentsJob: Job = {
  name: "reconcile payments",
  everyMs: minute,
  run: ({ ports, now }) => reconcilePayments(ports, now),
};
