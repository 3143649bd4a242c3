import type { Meta, StoryObj } from "@storybook/react-vite";
import { Section } from "./section.tsx";

const meta = { title: "Layout/Section", component: Section } satisfies Meta<typeof Section>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Divided: Story = { args: { heading: "About me", children: <p>Words.</p> } };
export const First: Story = {
  args: { heading: "Practices", divided: false, children: <p>Words.</p> },
};
