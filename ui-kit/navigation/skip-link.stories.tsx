import type { Meta, StoryObj } from "@storybook/react-vite";
import { SkipLink } from "./skip-link.tsx";

const meta = {
  title: "Navigation/SkipLink",
  component: SkipLink,
  parameters: {
    keyboard: { "Tab": "focuses it first on the page", "Enter": "moves the focus to the content" },
  },
} satisfies Meta<typeof SkipLink>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { target: "content", children: "Skip to content" },
  play: ({ canvasElement }) => canvasElement.querySelector("a")?.focus({ focusVisible: true }),
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="content">Content</main>
    </>
  ),
};
