import { DomainError } from "../../domain/errors.ts";

/** A household or an office, each with some tabs. */
const fromOneAddress = 50;
const inAll = 5_000;
/** Seconds until a refused caller should ask again. */
const retryAfter = 60;

/** Counts connections that stay open, so that nobody can take them all. */
export function openConnections() {
  const byAddress = new Map<string, number>();
  let all = 0;

  return {
    /**
     * One more, until the function it returns is called. ERR_TOO_MANY_REQUESTS when this address has too many,
     * ERR_UNAVAILABLE when everybody together has.
     */
    take(address: string): () => void {
      const theirs = byAddress.get(address) ?? 0;
      if (theirs >= fromOneAddress) throw new DomainError("ERR_TOO_MANY_REQUESTS", { retryAfter });
      if (all >= inAll) throw new DomainError("ERR_UNAVAILABLE", { retryAfter });
      byAddress.set(address, theirs + 1);
      all++;
      return () => {
        all--;
        const left = byAddress.get(address)! - 1;
        if (left > 0) byAddress.set(address, left);
        else byAddress.delete(address);
      };
    },
  };
}
