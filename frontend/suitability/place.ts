/** Where in the test a person is. It is a state of the history, so the address never says it. */
export type Place = {
  at: "start" | "step" | "crisis" | "help" | "end";
  /** The step, of a question or of the answer that led to the crisis numbers. */
  step?: string | undefined;
  /** Goes to the end after this step: it was opened from there or from the results. */
  returns?: boolean | undefined;
  /** The step of the history entry before this one. */
  before?: string | undefined;
};

export const start: Place = { at: "start" };

const kinds: string[] = ["start", "step", "crisis", "help", "end"] satisfies Place["at"][];

export function stateOf(place: Place): { test: Place } {
  return { test: place };
}

/** The place in a state of the history, which may be of another page or of an older release. */
export function placeOf(state: unknown): Place {
  const { test } = (state ?? {}) as { test?: Partial<Place> };
  if (!test || typeof test.at !== "string" || !kinds.includes(test.at)) return start;
  const text = (value: unknown) => typeof value === "string" ? value : undefined;
  return {
    at: test.at,
    step: text(test.step),
    returns: test.returns === true,
    before: text(test.before),
  };
}
