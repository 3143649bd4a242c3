import type { Meta, StoryObj } from "@storybook/react-vite";
import { PracticeLabel } from "./practice-label.tsx";

const meta = { title: "Booking/PracticeLabel", component: PracticeLabel } satisfies Meta<
  typeof PracticeLabel
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Somatic: Story = { args: { group: "somatic", children: "Body psychotherapy" } };
export const Talking: Story = { args: { group: "talking", children: "Psychotherapy" } };
export const Energetic: Story = { args: { group: "energetic", children: "Reiki" } };
export const Other: Story = { args: { group: "other", children: "Yoga therapy" } };
