import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { Skeleton, SkeletonLine } from "./skeleton.tsx";

const guide = {
  use: [
    "While a part of the page loads whose shape is known: cards of practitioners, free times, sessions, rows of a list. It waits 200 ms, so that fast answers do not flicker.",
  ],
  avoid: [
    "LoadingBar for the next page; Button with pending for what was pressed.",
    "Empty or Failed once the answer is known.",
  ],
  words: {
    rule: "Say what is loading; it is heard, not seen.",
    et: "Laadin praktiku lehte",
    en: "Loading the practitioner's page",
    ru: "Загружаем страницу специалиста",
  },
  examples: [{
    right: "TheShapeThatComes",
    wrong: "LinesForACard",
    why: "Two lines become two tall cards, and everything below jumps when they arrive.",
  }],
  related: ["Layout/LoadingBar", "Layout/Empty", "Layout/Failed"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Layout/Skeleton",
  component: Skeleton,
  parameters: { guide },
} satisfies Meta<typeof Skeleton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Practitioners: Story = {
  args: { label: "Loading practitioners", shape: "practitioner", count: 2 },
};
export const Slots: Story = { args: { label: "Loading times", shape: "slots" } };
export const Lines: Story = { args: { label: "Loading" } };
export const CustomShapes: Story = {
  args: {
    label: "Loading the page",
    children: (
      <>
        <SkeletonLine shape="heading" width="third" />
        <SkeletonLine shape="block" />
      </>
    ),
  },
};
export const Sessions: Story = {
  args: { label: "Loading sessions", shape: "session", count: 2 },
};
export const TheShapeThatComes: Story = {
  args: { label: "Loading practitioners", shape: "practitioner", count: 2 },
};
export const LinesForACard: Story = {
  args: { label: "Loading practitioners", shape: "lines", count: 2 },
};
