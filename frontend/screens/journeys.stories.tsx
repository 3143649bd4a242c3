import { Journey } from "./journey.tsx";
import { journeys, type Step } from "./journeys.ts";
import type { ShownLanguage } from "./screen.tsx";

export default {
  title: "Journeys",
  tags: ["!autodocs", "screen"],
  parameters: { layout: "fullscreen", controls: { disable: true } },
};

function storyOf(name: string, steps: readonly Step[]) {
  return {
    name,
    render: (_: object, { globals }: { globals: object }) => {
      const { language, direction } = globals as {
        language: ShownLanguage;
        direction: "ltr" | "rtl";
      };
      return <Journey steps={steps} language={language} direction={direction} />;
    },
  };
}

export const FindAndBook = storyOf("Find, book, journal", journeys.FindAndBook);
export const FirstDayOfPractitioner = storyOf(
  "A practitioner’s first day",
  journeys.FirstDayOfPractitioner,
);
export const TestAndBook = storyOf("Test, result, booking", journeys.TestAndBook);
export const GiftCard = storyOf("Gift card", journeys.GiftCard);
