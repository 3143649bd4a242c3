import type { Meta, StoryObj } from "@storybook/react-vite";
import { PartList } from "./part-list.tsx";

const meta = { title: "Layout/PartList", component: PartList } satisfies Meta<typeof PartList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    parts: [
      { id: "wishes", name: "Concern and wishes", count: "6 / 6", isDone: true },
      { id: "safety", name: "Safety", count: "1 / 6", isCurrent: true },
      { id: "practical", name: "Practical", count: "0 / 4" },
    ],
  },
};
