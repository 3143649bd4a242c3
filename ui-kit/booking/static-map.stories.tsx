import type { Meta, StoryObj } from "@storybook/react-vite";
import { StaticMap } from "./static-map.tsx";

const meta = { title: "Booking/StaticMap", component: StaticMap } satisfies Meta<typeof StaticMap>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Kadriorg: Story = {
  args: {
    latitude: 59.4389,
    longitude: 24.7905,
    label: "Map: Poska 12, Tallinn",
    place: "Poska 12",
  },
};
export const Tartu: Story = {
  args: { latitude: 58.3776, longitude: 26.729, label: "Map: Rüütli 4, Tartu", place: "Rüütli 4" },
};
