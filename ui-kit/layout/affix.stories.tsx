import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { Button } from "../controls/button.tsx";
import { Affix } from "./affix.tsx";

const guide = {
  use: [
    "For the one control that belongs to no page: the button that opens the display settings.",
  ],
  avoid: [
    "ScrollToTop, which keeps clear of what it would cover, for the way up.",
    "QuickExit with floating for leaving, ConfirmBar for the next step of a booking.",
  ],
  words: {
    rule: "The button names what it changes.",
    et: "Muuda kujundust",
    en: "Change the display",
    ru: "Изменить оформление",
  },
  related: ["Layout/ScrollToTop", "Navigation/QuickExit", "Booking/ConfirmBar"],
  status: "stable",
} satisfies Guide;

const meta = { title: "Layout/Affix", component: Affix, parameters: { guide } } satisfies Meta<
  typeof Affix
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { children: <Button icon="palette" iconOnly>Change the display</Button> },
};
