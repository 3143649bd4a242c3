import type { Meta, StoryObj } from "@storybook/react-vite";
import { GrowthRings } from "./growth-rings.tsx";

const meta = { title: "Layout/GrowthRings", component: GrowthRings } satisfies Meta<
  typeof GrowthRings
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Small: Story = { args: { seed: "nothing here" } };
export const Background: Story = {
  args: { seed: "daylight", variant: "background" },
  decorators: [(Story) => (
    <div style={{ inlineSize: "min(400px, 100%)" }}>
      <Story />
    </div>
  )],
};
export const Animated: Story = { args: { seed: "just booked", animated: true } };
export const Year: Story = {
  args: {
    seed: "Liisa 2026",
    variant: "year",
    label: "Three rings; one more is ahead",
    years: [
      { name: "talking", width: 14 },
      { name: "somatic", width: 12 },
      { name: "energetic", width: 20 },
      { name: "planned", width: 12 },
    ],
  },
};
