import type { Logger } from "vite";

/** A page asks for many things at once, and again and again until the server is back. */
const quietMs = 5_000;

/** Says in one line that the server does not answer, in place of the stack trace of each request. */
export function quietProxy(logger: Logger, server: string, now: () => number = Date.now): Logger {
  let saidAt = -Infinity;
  return {
    ...logger,
    error(message, options) {
      if (!/(http|ws) proxy (socket )?error/.test(message)) return logger.error(message, options);
      if (now() - saidAt < quietMs) return;
      saidAt = now();
      logger.warn(`The server at ${server} does not answer: it restarts, or could not start.`, {
        timestamp: true,
      });
    },
  };
}
