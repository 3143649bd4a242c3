import type { Meta, StoryObj } from "@storybook/react-vite";
import { PracticeMark } from "./practice-mark.tsx";

const meta = { title: "Booking/PracticeMark", component: PracticeMark } satisfies Meta<
  typeof PracticeMark
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Body: Story = { args: { group: "somatic", children: "Body psychotherapy" } };
export const Words: Story = { args: { group: "talking", children: "Psychotherapy" } };
export const Energy: Story = { args: { group: "energetic", children: "Reiki" } };
export const Other: Story = { args: { group: "other", children: "Yoga therapy" } };
