import type { Ports } from "../../ports/ports.ts";
import type { VisitorContext } from "../context.ts";
import { type DemoPayment, requireDemoPayment } from "./demo-payment.ts";

/** ERR_NOT_FOUND. */
export async function getDemoPayment(
  ports: Pick<Ports, "auth" | "payment" | "persistence">,
  _context: VisitorContext,
  input: { id: string; secret: string | undefined },
): Promise<DemoPayment> {
  const { payment, returnPath } = await requireDemoPayment(ports, input);
  return { payment, returnPath };
}
