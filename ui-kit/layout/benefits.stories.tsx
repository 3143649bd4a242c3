import type { Meta, StoryObj } from "@storybook/react-vite";
import { Benefits } from "./benefits.tsx";

const meta = { title: "Layout/Benefits", component: Benefits } satisfies Meta<typeof Benefits>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    items: [
      {
        title: "Suits you before you book",
        text: "The test says which practices are likely to help.",
      },
      { title: "Proof for every practice", text: "We check who gave the credential." },
      { title: "You see who opened your notes", text: "Every opening is written down." },
    ],
  },
};
