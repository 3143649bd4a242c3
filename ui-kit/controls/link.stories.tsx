import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { Link } from "./link.tsx";

const guide = {
  use: [
    "For a place to go to within a sentence or a list: terms, how ranking works, the page of a practice.",
    "Quiet where a whole list is links, as in the practices that the test recommends.",
    "With reload for pages that the app does not draw, such as the documentation of the API.",
  ],
  avoid: [
    "Button with href when it is the next step of the view.",
    "NavLink in a menu, BackLink to the list before, Tabs for the parts of a page.",
  ],
  words: {
    rule: "The name of the place, as its own title says it. Never “here” or “more”.",
    et: "Kasutustingimused",
    en: "Terms of use",
    ru: "Условия использования",
  },
  examples: [{
    right: "NamesThePlace",
    wrong: "SaysHere",
    why:
      "In the list of links of a screen reader stands “here”, and the sentence has to be searched for the rest.",
  }],
  related: ["Controls/Button", "Navigation/NavLink", "Navigation/BackLink", "Controls/Chip"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Controls/Link",
  component: Link,
  parameters: {
    guide,
    keyboard: { "Enter": "follows the link" },
  },
} satisfies Meta<typeof Link>;

export default meta;

type Story = StoryObj<typeof meta>;

export const InText: Story = { args: { href: "/terms", children: "Terms of use" } };
export const Quiet: Story = { args: { href: "/terms", tone: "quiet", children: "Read more" } };
export const Focused: Story = {
  args: { href: "/terms", children: "Terms of use" },
  play: ({ canvasElement }) => canvasElement.querySelector("a")?.focus(),
};
export const LongWords: Story = {
  args: {
    href: "/practices",
    children: "Neurolingvistiline programmeerimine ja телесно-ориентированная психотерапия",
  },
  globals: { viewport: { value: "phone" } },
};
export const NamesThePlace: Story = {
  args: { href: "/ranking", children: "How ranking works" },
  render: (args) => (
    <p>
      Free times come first. <Link {...args} />
    </p>
  ),
};
export const SaysHere: Story = {
  args: { href: "/ranking", children: "here" },
  render: (args) => (
    <p>
      To learn how ranking works, click <Link {...args} />.
    </p>
  ),
};
