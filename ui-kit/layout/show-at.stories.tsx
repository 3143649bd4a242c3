import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { Button } from "../controls/button.tsx";
import { ShowAt } from "./show-at.tsx";

const guide = {
  use: [
    "For controls that only some readers can use: “All filters” below 1200 px, sharing where scripts run, a hint for the mouse, words for print.",
  ],
  avoid: [
    "ListDetail, Columns, EditorLayout, DataTable: they change their own shape with the width.",
    "Any content that is needed: what is hidden on a phone must be reachable there in another way.",
  ],
  examples: [{
    right: "AnotherWayOnThePhone",
    wrong: "ThePriceOnlyOnWidePages",
    why: "A fact that decides is hidden on phones, where most people book.",
  }],
  related: ["Layout/Columns", "Layout/ListDetail", "Layout/DataTable"],
  status: "stable",
} satisfies Guide;

const meta = { title: "Layout/ShowAt", component: ShowAt, parameters: { guide } } satisfies Meta<
  typeof ShowAt
>;

export default meta;

export const BelowDesktop: StoryObj<typeof meta> = {
  globals: { viewport: { value: "phone" } },
  args: { below: "desktop", children: <Button icon="sliders-horizontal">All filters</Button> },
};

export const WithScripts: StoryObj<typeof meta> = {
  args: { withScripts: true, children: <Button icon="bookmark">Keep</Button> },
};

export const FromTablet: StoryObj<typeof meta> = {
  args: { from: "tablet", children: "With a mouse you can draw and drag them." },
};

export const FinePointer: StoryObj<typeof meta> = {
  args: { pointer: "fine", children: "Press M to move it with the arrow keys." },
};

export const CoarsePointer: StoryObj<typeof meta> = {
  args: { pointer: "coarse", children: "Hold it and drag it to move it." },
};
export const AnotherWayOnThePhone: StoryObj<typeof meta> = {
  args: { below: "desktop", children: <Button icon="sliders-horizontal">All filters</Button> },
};
export const ThePriceOnlyOnWidePages: StoryObj<typeof meta> = {
  args: { from: "tablet", children: "60 minutes, €65, free to cancel until 24 hours before" },
};
