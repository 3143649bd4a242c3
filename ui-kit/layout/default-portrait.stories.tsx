import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { DefaultPortrait } from "./default-portrait.tsx";

const guide = {
  use: [
    "Through Avatar, for a practitioner without a photo on card and page, and for an own account without a picture.",
  ],
  avoid: [
    "Avatar with initials for a person who only applied; Avatar with src as soon as there is a photo.",
    "An icon of a person: a bust on growth rings keeps the shape and size of the photo that may come.",
  ],
  related: ["Layout/Avatar", "Layout/Picture", "Layout/GrowthRings"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Layout/DefaultPortrait",
  component: DefaultPortrait,
  parameters: { guide },
} satisfies Meta<
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
