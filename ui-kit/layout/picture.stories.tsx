import type { Meta, StoryObj } from "@storybook/react-vite";
import { blurs, faces } from "../compositions/people.tsx";
import { Picture } from "./picture.tsx";

const meta = {
  title: "Layout/Picture",
  component: Picture,
  args: { alt: "Külli Mägi", shownWidth: 208, width: 240, height: 288, source: faces.kulli },
  decorators: [(Story) => (
    <div style={{ inlineSize: 208, blockSize: 250 }}>
      <Story />
    </div>
  )],
} satisfies Meta<typeof Picture>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WithVariants: Story = {
  args: {
    priority: true,
    source: { src: faces.kulli, blur: blurs.kulli, widths: [256, 384], variant: () => faces.kulli },
  },
};

/** What is seen until the picture is loaded. */
export const Loading: Story = {
  args: {
    source: { src: "data:,", blur: blurs.kulli, widths: [], variant: () => "" },
    alt: "",
  },
};
