import type { Meta, StoryObj } from "@storybook/react-vite";
import { IconList } from "./icon-list.tsx";
import { AverageRating } from "./star-rating.tsx";

const meta = { title: "Booking/IconList", component: IconList } satisfies Meta<typeof IconList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Inline: Story = {
  args: {
    items: [
      { text: <AverageRating rating="4.9" count="(38)" label="rating" /> },
      { icon: "map-pin", text: "Kadriorg, 2.1 km" },
      { icon: "video", text: "on site and by video" },
      { icon: "languages", text: "Estonian, English" },
    ],
  },
};
export const List: Story = {
  args: {
    variant: "list",
    items: [
      { icon: "clock", text: "50 minutes" },
      { icon: "wallet", text: "€65, paid on site" },
      { icon: "map-pin", text: "Poska 12, Tallinn" },
    ],
  },
};
export const LongNames: Story = {
  args: {
    items: [
      { icon: "map-pin", text: "Kehapsühhoteraapia keskus, Jaan Poska 12, Kadriorg, Tallinn" },
      { icon: "languages", text: "эстонский, английский, русский" },
    ],
  },
};
