import type { Meta, StoryObj } from "@storybook/react-vite";
import { Card } from "./card.tsx";

const meta = { title: "Layout/Card", component: Card } satisfies Meta<typeof Card>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = { args: { children: "You can act here." } };
export const Selected: Story = { args: { tone: "selected", children: "The next one, in sage." } };
export const Sunken: Story = { args: { tone: "sunken", children: "Not suitable, or cancelled." } };
export const Raised: Story = { args: { tone: "raised", children: "It floats over the page." } };
export const LongText: Story = {
  args: {
    children:
      "Isikuandmetetöötlusnõusolekudokumentatsioon ja kehapsühhoteraapiakohtumiste meeldetuletused",
  },
  decorators: [(Story) => (
    <div style={{ inlineSize: 220 }}>
      <Story />
    </div>
  )],
};
