import type { Meta, StoryObj } from "@storybook/react-vite";
import { QuickExit } from "./quick-exit.tsx";

const meta = {
  title: "Navigation/QuickExit",
  component: QuickExit,
  parameters: { keyboard: { "Enter": "leaves", "Esc, three times": "leaves from anywhere" } },
  args: {
    href: "https://weather.example/",
    hint: "Or press Esc three times",
    onLeave: () => {},
    children: "Leave quickly",
  },
} satisfies Meta<typeof QuickExit>;

export default meta;

type Story = StoryObj<typeof meta>;

export const InTheBar: Story = {};

export const Floating: Story = { args: { floating: true } };

export const LongText: Story = { args: { children: "Быстро уйти с этой страницы на другую" } };
