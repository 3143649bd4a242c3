import type { Meta, StoryObj } from "@storybook/react-vite";
import { PreviewFrame } from "./preview-frame.tsx";
import { Section } from "./section.tsx";

const meta = {
  title: "Layout/PreviewFrame",
  component: PreviewFrame,
} satisfies Meta<typeof PreviewFrame>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { children: <Section heading="About me">I came to bodywork from physiotherapy.</Section> },
};
