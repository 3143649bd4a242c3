import type { Meta, StoryObj } from "@storybook/react-vite";
import { Page } from "./page.tsx";

const meta = { title: "Layout/Page", component: Page } satisfies Meta<typeof Page>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Wide: Story = { args: { children: "At most 1440 px." } };
export const Reading: Story = { args: { width: "reading", padded: true, children: "For prose." } };
export const Tall: Story = { args: { tall: true, children: "At least as high as the window." } };
export const Form: Story = { args: { width: "form", padded: true, children: "For a form." } };
