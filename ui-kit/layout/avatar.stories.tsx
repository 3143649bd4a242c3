import type { Decorator, Meta, StoryObj } from "@storybook/react-vite";
import { faces } from "../compositions/people.tsx";
import { Avatar } from "./avatar.tsx";

const meta = { title: "Layout/Avatar", component: Avatar } satisfies Meta<typeof Avatar>;

export default meta;

type Story = StoryObj<typeof meta>;

const ofCardWidth: Decorator = (Story) => (
  <div style={{ inlineSize: 208 }}>
    <Story />
  </div>
);

export const Photo: Story = {
  args: { src: faces.kulli, alt: "Külli Mägi" },
  decorators: [ofCardWidth],
};
export const Round: Story = { args: { src: faces.kulli, shape: "round", size: 52 } };
export const WithoutPhoto: Story = { args: { alt: "Külli Mägi" }, decorators: [ofCardWidth] };
export const RoundWithoutPhoto: Story = { args: { shape: "round", size: 96, alt: "Liisa Tamm" } };
export const Initials: Story = { args: { initials: "LT", shape: "round" } };
