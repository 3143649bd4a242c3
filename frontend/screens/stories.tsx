import type { Address } from "../addresses.ts";
import { Screen, type ShownLanguage } from "./screen.tsx";
import { type ScreenState, statesOf } from "./states.ts";

type Globals = { language: ShownLanguage; direction: "ltr" | "rtl" };

/** The page fills its frame and is alone there. */
export const meta = {
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", controls: { disable: true } },
};

function storyOf(screen: ScreenState) {
  return {
    ...(screen.isLonger && { globals: { language: "pseudo" } }),
    render: (_: object, { globals }: { globals: object }) => {
      const { language, direction } = globals as Globals;
      return <Screen screen={screen} language={language} direction={direction} />;
    },
  };
}

/** The stories of a screen: one for each of its states. */
export function storiesOf(address: Address) {
  return Object.fromEntries(
    Object.entries(statesOf(address)).map(([name, screen]) => [name, storyOf(screen)]),
  );
}
