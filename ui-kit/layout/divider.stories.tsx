import type { Meta, StoryObj } from "@storybook/react-vite";
import { Divider } from "./divider.tsx";

const meta = { title: "Layout/Divider", component: Divider } satisfies Meta<typeof Divider>;

export default meta;

export const WithText: StoryObj<typeof meta> = { args: { children: "or" } };
