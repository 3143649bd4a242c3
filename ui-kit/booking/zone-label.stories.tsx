import type { Meta, StoryObj } from "@storybook/react-vite";
import { ZoneLabel } from "./zone-label.tsx";

const meta = { title: "Booking/ZoneLabel", component: ZoneLabel } satisfies Meta<typeof ZoneLabel>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Tallinn: Story = { args: { children: "Tallinn time, 16:52 now" } };
export const AnotherZone: Story = {
  args: { children: "Times are shown for Buenos Aires, 11:52 now; in Tallinn it is 16:52" },
};
