import type { Ports } from "../../ports/ports.ts";

export async function releaseTime(
  { scheduling }: Pick<Ports, "scheduling">,
  { id, secret }: { id: string; secret: string },
): Promise<void> {
  await scheduling.release(id, secret);
}
