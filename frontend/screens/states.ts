import type { Address } from "../addresses.ts";
import type { Screen, Visit } from "./screen-types.ts";
import { screens } from "./screens.ts";

/** How the requests of a screen are answered: as recorded, never, with a failure, with empty lists, with a refusal. */
export type State = "usual" | "loading" | "failed" | "empty" | "noRights";

export type ScreenState = Visit & {
  state: State;
  /** With the product's longer texts. */
  isLonger?: true;
};

/** The states of a screen, by the names of its stories. */
export function statesOf(address: Address): Record<string, ScreenState> {
  const screen: Screen = screens[address];
  const { path, as = "visitor", after } = screen;
  const visit: Visit = { path, as, ...(after && { after }) };
  const usual: ScreenState = { ...visit, state: "usual" };
  const more = Object.entries(screen.more ?? {}).map(([name, changes]) =>
    [name, { ...usual, ...changes }] as const
  );
  return {
    Usual: usual,
    ...(!screen.still && {
      Loading: { ...visit, state: "loading" },
      Failed: { ...visit, state: "failed" },
    }),
    ...(screen.lists && { Empty: { ...visit, state: "empty" } }),
    ...(screen.as && { NoRights: { ...visit, ...withoutRights(screen) } }),
    LongWords: { ...usual, isLonger: true },
    ...Object.fromEntries(more),
  };
}

/** Who may not open the screen: a visitor, and a client where the account needs a role. */
function withoutRights({ as }: Screen): Pick<ScreenState, "as" | "state"> {
  return as === "client" ? { as: "visitor", state: "usual" } : { as: "client", state: "noRights" };
}
