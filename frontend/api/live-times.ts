/** Gets the practitioners whose free times changed; null when changes may have been missed. */
export type OnTimesChanged = (therapistIds: string[] | null) => void;

const maxTherapistIds = 100;

const reconnectMs = 60_000;

function urlOf(therapistIds: readonly string[] | null): string {
  if (!therapistIds || therapistIds.length > maxTherapistIds) return "/api/live";
  return `/api/live?${new URLSearchParams(therapistIds.map((id) => ["therapistId", id]))}`;
}

function parseIds(data: string): string[] | null {
  const message: unknown = JSON.parse(data);
  if (typeof message !== "object" || message === null || !("therapistIds" in message)) return null;
  const { therapistIds } = message;
  return Array.isArray(therapistIds) ? therapistIds.map(String) : null;
}

/**
 * Calls back when the free times of these practitioners change, or of any practitioner for null, while the page is
 * visible. Without a connection, a return to the page and every retry count as a change. Returns a function that stops
 * the subscription.
 */
export function subscribeToTimes(
  therapistIds: readonly string[] | null,
  onChange: OnTimesChanged,
): () => void {
  const url = urlOf(therapistIds);
  let source: EventSource | null = null;
  let mayHaveMissed = false;
  let retry: ReturnType<typeof setTimeout> | undefined;

  function connect() {
    if (source || document.hidden) return;
    source = new EventSource(url);
    source.onopen = catchUp;
    source.addEventListener("times", ({ data }) => onChange(parseIds(data)));
    source.onerror = () => {
      // An EventSource that is not closed reconnects by itself.
      if (source?.readyState !== EventSource.CLOSED) mayHaveMissed = true;
      else retryLater();
    };
  }

  function disconnect() {
    source?.close();
    source = null;
    mayHaveMissed = true;
    clearTimeout(retry);
  }

  function retryLater() {
    catchUp();
    disconnect();
    retry = setTimeout(connect, reconnectMs);
  }

  function catchUp() {
    if (mayHaveMissed) onChange(null);
    mayHaveMissed = false;
  }

  function followVisibility() {
    if (document.hidden) disconnect();
    else connect();
  }

  document.addEventListener("visibilitychange", followVisibility);
  addEventListener("focus", followVisibility);
  addEventListener("online", followVisibility);
  connect();
  return () => {
    document.removeEventListener("visibilitychange", followVisibility);
    removeEventListener("focus", followVisibility);
    removeEventListener("online", followVisibility);
    disconnect();
  };
}
