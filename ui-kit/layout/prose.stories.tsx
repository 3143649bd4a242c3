import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { Prose } from "./prose.tsx";

const guide = {
  use: [
    "For text that is read for longer than a minute: about me, a lesson, terms, the page of a practice. Lines stay below 64 characters even on a wide page.",
  ],
  avoid: [
    "Text with size lead for one sentence of a practitioner.",
    "DescriptionList for facts, even when there are many.",
  ],
  examples: [{
    right: "AtItsMeasure",
    wrong: "AcrossThePage",
    why: "On a wide page each line is too long to find the start of the next one.",
  }],
  related: ["Layout/Text", "Layout/Section", "Layout/Page"],
  status: "stable",
} satisfies Guide;

const meta = { title: "Layout/Prose", component: Prose, parameters: { guide } } satisfies Meta<
  typeof Prose
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Paragraphs: Story = {
  args: {
    children: (
      <>
        <p>
          I came to bodywork from physiotherapy. For ten years I saw how the same back hurts again.
        </p>
        <p>The first time we talk and try one or two exercises.</p>
      </>
    ),
  },
};
export const LongWords: Story = {
  args: {
    lang: "et",
    children: (
      <p>
        Kehapsühhoteraapiakohtumistemeeldetuletused, isikuandmetetöötlusnõusolekudokumentatsioon ja
        https://example.org/eriti/pikk/aadress/mida/ei/saa/poolitada/ilma/abita
      </p>
    ),
  },
  globals: { viewport: { value: "phone" } },
};
const words =
  "I came to bodywork from physiotherapy. For ten years I saw how the same back hurts again, and slowly I began to look at what the body holds and why it does not let go.";

export const AtItsMeasure: Story = { args: { children: <p>{words}</p> } };
export const AcrossThePage: Story = {
  args: { children: "" },
  render: () => <p>{words} {words}</p>,
};
