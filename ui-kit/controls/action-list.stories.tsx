import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { ActionList } from "./action-list.tsx";

const guide = {
  use: [
    "When a search finds no practitioner: each row drops one limit and says how many practitioners fit without it.",
    "At the end of the test: each skipped question is a row that leads back to it, with its number.",
  ],
  avoid: [
    "Button when there is one way on, such as “Clear filters” under an empty search.",
    "TaskList for work that waits for an answer, where the first row is the next step.",
  ],
  words: {
    rule: "Name the change, then its result in a number. A row without a result is a guess.",
    et: "Ilma hinnapiirita – 7 praktikut",
    en: "Without the price limit – 7 practitioners",
    ru: "Без ограничения цены – 7 специалистов",
  },
  examples: [{
    right: "ThreeWays",
    wrong: "WaysWithoutResults",
    why: "No row says how many practitioners it brings, so each has to be tried.",
  }],
  related: ["Controls/Button", "Layout/TaskList", "Layout/Empty"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Controls/ActionList",
  component: ActionList,
  parameters: {
    guide,
    keyboard: { "Tab": "moves from way to way", "Enter, Space": "chooses it" },
  },
} satisfies Meta<typeof ActionList>;

export default meta;

type Story = StoryObj<typeof meta>;

const onPick = () => {};

export const ThreeWays: Story = {
  args: {
    label: "What to change",
    actions: [
      { id: "part", label: "At any hour", detail: "11 practitioners", onPick },
      { id: "price", label: "Without the price limit", detail: "5 practitioners", onPick },
      { id: "place", label: "Anywhere", detail: "3 practitioners", onPick },
    ],
  },
};
export const LongTexts: Story = {
  args: {
    label: "Mida muuta",
    actions: [{
      id: "all",
      label: "Ilma hinnapiirita, ükskõik mis päeval ja iga kohtumise viisiga",
      detail: "2 praktikut",
      onPick,
    }],
  },
};
export const WaysWithoutResults: Story = {
  args: {
    label: "What to change",
    actions: [
      { id: "part", label: "Change the time", detail: "maybe more", onPick },
      { id: "price", label: "Change the price", detail: "maybe more", onPick },
      { id: "place", label: "Change the place", detail: "maybe more", onPick },
    ],
  },
};
export const OneWay: Story = {
  args: {
    label: "Skipped questions",
    actions: [{ id: "age", label: "How old are you?", detail: "11 / 16", onPick }],
  },
};
