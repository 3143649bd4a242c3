/** Reads server-sent events over a real connection, as a browser does. */
export async function listenTo(url: string, headers: Record<string, string> = {}) {
  const abort = new AbortController();
  const response = await fetch(url, { headers, signal: abort.signal });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";

  return {
    response,
    /** Everything received so far. */
    text: () => text,
    /** Reads until the pattern matches and returns the match. Throws when the stream ends first. */
    async until(pattern: RegExp): Promise<RegExpExecArray> {
      let found = pattern.exec(text);
      while (!found) {
        const { value, done } = await reader.read();
        if (done) throw new Error(`ended after: ${text}`);
        text += value;
        found = pattern.exec(text);
      }
      return found;
    },
    /** Resolves when the server ends the stream. */
    async ended(): Promise<void> {
      while (!(await reader.read()).done);
    },
    hangUp: () => abort.abort(),
  };
}

export type EventReader = Awaited<ReturnType<typeof listenTo>>;
