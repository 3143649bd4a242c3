import type { Meta, StoryObj } from "@storybook/react-vite";
import { DefaultPortrait } from "./default-portrait.tsx";

const meta = { title: "Layout/DefaultPortrait", component: DefaultPortrait } satisfies Meta<
  typeof DefaultPortrait
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Card: Story = {
  args: { shape: "card" },
  decorators: [(Story) => (
    <div style={{ inlineSize: 150, blockSize: 180 }}>
      <Story />
    </div>
  )],
};

export const Round: Story = {
  args: { shape: "round" },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 96, blockSize: 96, borderRadius: "50%", overflow: "hidden" }}>
        <Story />
      </div>
    ),
  ],
};
