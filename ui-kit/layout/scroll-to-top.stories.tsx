import type { Meta, StoryObj } from "@storybook/react-vite";
import { ScrollToTop } from "./scroll-to-top.tsx";

const meta = {
  title: "Layout/ScrollToTop",
  component: ScrollToTop,
  parameters: { keyboard: { "Enter, Space": "to the top of the page" } },
} satisfies Meta<
  typeof ScrollToTop
>;

export default meta;

export const FarDown: StoryObj<typeof meta> = {
  play: () => globalThis.scrollTo({ top: 600, behavior: "instant" }),
  args: { label: "Back to the top" },
  render: (args) => (
    <div style={{ blockSize: 2400 }}>
      Four hundred pixels further down it stands at the end of the page.
      <ScrollToTop {...args} />
    </div>
  ),
};
