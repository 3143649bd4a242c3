import type { Meta, StoryObj } from "@storybook/react-vite";
import { Figures } from "./figures.tsx";

const meta = {
  title: "Layout/Figures",
  component: Figures,
  parameters: { keyboard: { Tab: "moves through the figures", Enter: "opens the list" } },
  args: {
    items: [
      { name: "Practitioners", value: "3", note: "wait for approval", href: "#" },
      { name: "Certificates", value: "6", note: "wait to be checked", href: "#" },
      { name: "Applications", value: "14", note: "wait for an answer", href: "#" },
      { name: "Invitations", value: "2", note: "are open", href: "#" },
    ],
  },
} satisfies Meta<typeof Figures>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Regular: Story = {};
export const WithoutLists: Story = {
  args: {
    items: [
      { name: "Debit", value: "€1,240" },
      { name: "Credit", value: "€1,240" },
      { name: "Difference", value: "€0", note: "everything adds up" },
    ],
  },
};
