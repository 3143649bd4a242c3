import type { Meta, StoryObj } from "@storybook/react-vite";
import { FilterSection } from "./filter-section.tsx";

const meta = {
  title: "Controls/FilterSection",
  component: FilterSection,
  parameters: { keyboard: { "Enter, Space": "opens or closes it" } },
} satisfies Meta<
  typeof FilterSection
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = { args: { title: "Price", open: true, children: "A scale" } };
export const Closed: Story = { args: { title: "Time of day", children: "Boxes" } };
