import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { Section } from "./section.tsx";

const guide = {
  use: [
    "For each part of a page that is read: about me, practices and credentials, locations, reviews. The line above it stands in for a box.",
    "Not divided for the first part, or where a card follows at once.",
  ],
  avoid: [
    "Card for text without an action; EditorSection in the profile editor.",
    "Disclosure when the part is needed by few.",
  ],
  words: {
    rule: "A noun of one to three words; with a number when it heads a list.",
    et: "Praktikad ja tunnistused",
    en: "Practices and credentials",
    ru: "Практики и сертификаты",
  },
  examples: [{
    right: "PartsByAir",
    wrong: "HeadingsForEachLine",
    why: "A heading for each sentence makes six parts of one and gives a screen reader six stops.",
  }],
  related: ["Layout/Card", "Layout/Disclosure", "Layout/EditorSection", "Layout/Prose"],
  status: "stable",
} satisfies Guide;

const meta = { title: "Layout/Section", component: Section, parameters: { guide } } satisfies Meta<
  typeof Section
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Divided: Story = { args: { heading: "About me", children: <p>Words.</p> } };
export const First: Story = {
  args: { heading: "Practices", divided: false, children: <p>Words.</p> },
};
export const LongHeading: Story = {
  args: {
    heading: "Kehapsühhoteraapiakohtumiste meeldetuletused ja isikuandmetetöötlusnõusolekud",
    children: <p>Words.</p>,
  },
  globals: { viewport: { value: "phone" } },
};
export const PartsByAir: Story = {
  args: {
    heading: "Cancellation",
    children: <p>Free until 24 hours before. After that half of the price is due.</p>,
  },
};
export const HeadingsForEachLine: Story = {
  args: { heading: "Cancellation", children: "" },
  render: () => (
    <>
      <Section heading="Cancelling for free">Until 24 hours before.</Section>
      <Section heading="Cancelling late">Half of the price.</Section>
      <Section heading="Not coming">The whole price.</Section>
    </>
  ),
};
