import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { Breadcrumbs } from "./breadcrumbs.tsx";

const guide = {
  use: [
    "For a page three or more levels deep that readers enter from a search engine or a mail, such as a lesson within a course.",
    "Every level but the last is a page that can be opened; the last one repeats the title of the page.",
  ],
  avoid: [
    "BackLink for a page that belongs to one list: practitioner, session, draft.",
    "Tabs for pages of the same level.",
  ],
  words: {
    rule: "Each level has the same name as in the menu; the last one is the title of the page.",
    et: "Praktikud › Kursused › Rahulikum uni nelja õhtuga",
    en: "Practitioners › Courses › Calmer sleep in four evenings",
    ru: "Специалисты › Курсы › Спокойный сон за четыре вечера",
  },
  related: ["Navigation/BackLink", "Navigation/Tabs", "Layout/PageHeader"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Navigation/Breadcrumbs",
  component: Breadcrumbs,
  parameters: { guide, keyboard: { Tab: "moves between the parent pages", Enter: "opens it" } },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    label: "You are here",
    ancestors: [{ href: "/", label: "Practitioners" }, { href: "/courses", label: "Courses" }],
    current: "Sleeping through the night",
  },
};
export const LongNames: Story = {
  args: {
    label: "You are here",
    ancestors: [
      { href: "/", label: "Kehapsühhoteraapia ja pingest vabanemise praktikad" },
      { href: "/courses", label: "Kursused vastutustundlikule magajale" },
    ],
    current: "Kuidas magada öö läbi ja ärgata puhanuna ka talvel",
  },
};
export const OneLevel: Story = {
  args: {
    label: "You are here",
    ancestors: [{ href: "/", label: "Practitioners" }],
    current: "Külli Mägi",
  },
};
