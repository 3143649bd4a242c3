import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "./stack.tsx";

const meta = { title: "Layout/Stack", component: Stack } satisfies Meta<typeof Stack>;

export default meta;

type Story = StoryObj<typeof meta>;

const lines = ["one", "two", "three"].map((line) => <p key={line}>{line}</p>);
export const Regular: Story = { args: { children: lines } };
export const Wide: Story = { args: { gap: "part", children: lines } };
