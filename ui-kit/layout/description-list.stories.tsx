import type { Meta, StoryObj } from "@storybook/react-vite";
import { DescriptionList } from "./description-list.tsx";

const meta = { title: "Layout/DescriptionList", component: DescriptionList } satisfies Meta<
  typeof DescriptionList
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    items: [
      { name: "Experience", value: "14 years, physiotherapist" },
      { name: "Languages", value: "Estonian, English" },
      { name: "Cancellation", value: "free until 24 h before" },
    ],
  },
};
