import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { SkipLink } from "./skip-link.tsx";

const guide = {
  use: [
    "Once in the app, as the first element before the bar: a keyboard user jumps over the menu to the content of the page.",
  ],
  avoid: [
    "SectionLinks for jumping between the parts of a long page.",
    "BackLink for going to another page.",
  ],
  words: {
    rule: "A verb and where it leads; it is read out before anything else on the page.",
    et: "Liigu sisu juurde",
    en: "Skip to content",
    ru: "К содержанию",
  },
  related: ["Navigation/AppBar", "Navigation/SectionLinks", "Layout/AppShell"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Navigation/SkipLink",
  component: SkipLink,
  parameters: {
    guide,
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
export const LongText: Story = {
  ...Default,
  args: { target: "content", children: "Перейти сразу к основному содержанию страницы" },
  globals: { viewport: { value: "phone" } },
};
