import { DomainError } from "../../domain/errors.ts";

const maximumPerAddress = 50;
const maximumTotal = 5_000;
/** Seconds until a refused client should retry. */
const retryAfter = 60;

export function openConnections() {
  const byAddress = new Map<string, number>();
  let total = 0;

  return {
    /**
     * Counts one connection until the returned function is called. ERR_TOO_MANY_REQUESTS when the address has too
     * many, ERR_UNAVAILABLE when the server has.
     */
    take(address: string): () => void {
      const ofAddress = byAddress.get(address) ?? 0;
      if (ofAddress >= maximumPerAddress) {
        throw new DomainError("ERR_TOO_MANY_REQUESTS", { retryAfter });
      }
      if (total >= maximumTotal) throw new DomainError("ERR_UNAVAILABLE", { retryAfter });
      byAddress.set(address, ofAddress + 1);
      total++;
      return () => {
        total--;
        const left = byAddress.get(address)! - 1;
        if (left > 0) byAddress.set(address, left);
        else byAddress.delete(address);
      };
    },
  };
}
