type Server = Pick<Deno.HttpServer, "finished" | "shutdown">;

/** Between two tries (ms). */
const pauseMs = 1000;

/**
 * Listens again when the server ends by itself, as it does when a connection comes while the process has no file left to
 * open. The first `listen` throws to the caller.
 */
export function keepListening(listen: () => Server, onFailure: (error: unknown) => void) {
  let server = listen();
  let isStopped = false;

  async function follow() {
    while (!isStopped) {
      try {
        await server.finished;
        if (isStopped) return;
      } catch (error) {
        onFailure(error);
      }
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      if (!isStopped) server = listenAgain();
    }
  }

  function listenAgain(): Server {
    try {
      return listen();
    } catch (error) {
      return { finished: Promise.reject(error), shutdown: () => Promise.resolve() };
    }
  }

  void follow();
  return {
    async shutdown() {
      isStopped = true;
      await server.shutdown();
    },
  };
}
