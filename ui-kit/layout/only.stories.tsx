import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../controls/button.tsx";
import { Only } from "./only.tsx";

const meta = { title: "Layout/Only", component: Only } satisfies Meta<typeof Only>;

export default meta;

export const BelowTheRail: StoryObj<typeof meta> = {
  globals: { viewport: { value: "phone" } },
  args: { below: "rail", children: <Button icon="sliders-horizontal">All filters</Button> },
};

export const FromTheWeek: StoryObj<typeof meta> = {
  args: { from: "week", children: "With a mouse you can draw and drag them." },
};
