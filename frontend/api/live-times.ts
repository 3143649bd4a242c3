/** Whose free times may be others now; null when news may have been missed. */
export type TimesChanged = (therapistIds: string[] | null) => void;

/** An address names at most so many; who wants to know of more hears of all. */
const mostNamed = 100;

/** How long (ms) after it was turned away a page that is looked at asks again: a house that opens anew takes less. */
const askAgainMs = 60_000;

function addressOf(therapistIds: readonly string[] | null): string {
  if (!therapistIds || therapistIds.length > mostNamed) return "/api/live";
  return `/api/live?${new URLSearchParams(therapistIds.map((id) => ["therapistId", id]))}`;
}

function idsIn(data: string): string[] | null {
  const told: unknown = JSON.parse(data);
  if (typeof told !== "object" || told === null || !("therapistIds" in told)) return null;
  const { therapistIds } = told;
  return Array.isArray(therapistIds) ? therapistIds.map(String) : null;
}

/**
 * Tells when the free times of these practitioners change, or anybody's when none are named, while the page is looked
 * at. Where the server cannot be heard, coming back to the page counts as a change, and so does a minute. Returns how to
 * stop.
 */
export function followTimes(therapistIds: readonly string[] | null, onChange: TimesChanged) {
  const address = addressOf(therapistIds);
  let source: EventSource | null = null;
  /** Something may have changed since the last word. */
  let missed = false;
  let again: ReturnType<typeof setTimeout> | undefined;

  function listen() {
    if (source || document.hidden) return;
    source = new EventSource(address);
    source.onopen = catchUp;
    source.addEventListener("times", ({ data }) => onChange(idsIn(data)));
    source.onerror = () => {
      // A stream that only broke comes back by itself.
      if (source?.readyState !== EventSource.CLOSED) missed = true;
      else giveUp();
    };
  }

  function rest() {
    source?.close();
    source = null;
    missed = true;
    clearTimeout(again);
  }

  function giveUp() {
    catchUp();
    rest();
    again = setTimeout(listen, askAgainMs);
  }

  function catchUp() {
    if (missed) onChange(null);
    missed = false;
  }

  function lookAgain() {
    if (document.hidden) rest();
    else listen();
  }

  document.addEventListener("visibilitychange", lookAgain);
  addEventListener("focus", lookAgain);
  addEventListener("online", lookAgain);
  listen();
  return () => {
    document.removeEventListener("visibilitychange", lookAgain);
    removeEventListener("focus", lookAgain);
    removeEventListener("online", lookAgain);
    rest();
  };
}
