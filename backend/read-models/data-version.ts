import type { ChangeFeed } from "../ports/change-feed.ts";

/** Counts the committed changes of public data, so that a page made from older data is recognized. */
export async function followDataVersion(changes: ChangeFeed) {
  let version = 0;
  const subscription = await changes.subscribe({
    load: () => void version++,
    apply(batch) {
      if (batch.some(({ part }) => part !== "journal")) version++;
    },
  });
  return {
    /** Includes every commit of this process, and every commit of another process older than 250 ms, while the database answers. */
    async current(): Promise<number> {
      await subscription.catchUpBriefly();
      return version;
    },
    close: () => subscription.close(),
  };
}
