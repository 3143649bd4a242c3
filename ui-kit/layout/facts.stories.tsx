import type { Meta, StoryObj } from "@storybook/react-vite";
import { Facts } from "./facts.tsx";

const meta = { title: "Layout/Facts", component: Facts } satisfies Meta<typeof Facts>;

export default meta;

type Story = StoryObj<typeof meta>;

export const AboutSomebody: Story = {
  args: {
    items: [
      { name: "Experience", value: "14 years, physiotherapist" },
      { name: "Languages", value: "Estonian, English" },
      { name: "Cancelling", value: "free until 24 h before" },
    ],
  },
};
