import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { SessionDots } from "./session-dots.tsx";

const guide = {
  use: [
    "In the card of an own package and when a session is paid with it: how many meetings are still to come.",
  ],
  avoid: [
    "BalanceFigure for money, which is not counted in pieces.",
    "DotPlot for a share of many, such as no-shows of a year.",
  ],
  words: {
    rule: "The label is the sentence that stands beside the dots; both say left and total.",
    et: "Alles 3 / 5",
    en: "3 of 5 left",
    ru: "Осталось 3 из 5",
  },
  examples: [{
    right: "Some",
    wrong: "HundredDots",
    why:
      "Above about twenty the dots are no longer counted but only seen as grey; say the number and leave the drawing out.",
  }],
  related: ["Booking/PackageRow", "Booking/BalanceFigure", "Layout/DotPlot"],
  status: "new",
} satisfies Guide;

const meta = {
  title: "Booking/SessionDots",
  component: SessionDots,
  parameters: { guide },
  args: { left: 3, total: 5, label: "3 of 5 left" },
} satisfies Meta<typeof SessionDots>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Some: Story = {};
export const None: Story = { args: { left: 0, label: "0 of 5 left" } };
export const Many: Story = { args: { left: 14, total: 20, label: "14 of 20 left" } };
export const RightToLeft: Story = { globals: { direction: "rtl" } };
export const HundredDots: Story = { args: { left: 63, total: 100, label: "63 of 100 left" } };
