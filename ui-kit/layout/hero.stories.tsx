import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { Button } from "../controls/button.tsx";
import { Hero } from "./hero.tsx";

const guide = {
  use: [
    "Once, at the top of the home page: the sentence of the search is the heading, with its blanks as selects and one button that says how many fit.",
  ],
  avoid: [
    "PageHeader for every other page, the list of practices included.",
    "Panel for inviting practitioners: one deep field a page.",
  ],
  words: {
    rule: "The reader speaks, in the first person; the button counts what it will show.",
    et: "Otsin tuge. Teemaks on [stress], kohaks [Tallinn] ja ajaks [see nädal].",
    en: "I'm looking for help with [stress] [in Tallinn] [this week].",
    ru: "Ищу поддержку. Тема — [стресс], место — [Таллин], время — [эта неделя].",
  },
  examples: [{
    right: "TheReadersSentence",
    wrong: "OurSlogan",
    why: "A slogan praises us and asks for nothing; the visitor still has to find the search.",
  }],
  related: ["Controls/InlineSelect", "Layout/PageHeader", "Layout/GrowthRings", "Controls/Button"],
  status: "stable",
} satisfies Guide;

const meta = { title: "Layout/Hero", component: Hero, parameters: { guide } } satisfies Meta<
  typeof Hero
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { layout: "fullscreen" },
  args: {
    label: "Search",
    heading: "I'm looking for help with stress in Tallinn this week.",
    actions: <Button variant="primary">Show 24 practitioners</Button>,
  },
};
export const LongWords: Story = {
  parameters: { layout: "fullscreen" },
  globals: { viewport: { value: "phone" } },
  args: {
    label: "Otsing",
    heading:
      "Otsin tuge. Teemaks on isikuandmetetöötlusest tekkinud ülekoormus, kohaks Kohtla-Järve ja ajaks ülejärgmine nädal.",
    actions: <Button variant="primary">Näita 123 456 789 praktikut</Button>,
  },
};
export const TheReadersSentence: Story = {
  args: {
    label: "Search",
    heading: "I'm looking for help with sleep in Tartu this week.",
    actions: <Button variant="primary">Show 7 practitioners</Button>,
  },
};
export const OurSlogan: Story = {
  args: {
    label: "Welcome",
    heading: "Your journey to a better you starts here!",
    actions: <Button variant="primary">Get started</Button>,
  },
};
