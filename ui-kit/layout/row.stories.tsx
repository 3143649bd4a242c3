import type { Meta, StoryObj } from "@storybook/react-vite";
import { Row } from "./row.tsx";

const meta = { title: "Layout/Row", component: Row } satisfies Meta<typeof Row>;

export default meta;

type Story = StoryObj<typeof meta>;

const words = ["one", "two", "three"].map((word) => <span key={word}>{word}</span>);
export const Start: Story = { args: { children: words } };
export const Between: Story = { args: { justify: "between", children: words } };
