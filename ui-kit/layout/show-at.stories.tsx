import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../controls/button.tsx";
import { ShowAt } from "./show-at.tsx";

const meta = { title: "Layout/ShowAt", component: ShowAt } satisfies Meta<typeof ShowAt>;

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
