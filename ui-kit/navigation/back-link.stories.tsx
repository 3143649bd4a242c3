import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { BackLink } from "./back-link.tsx";

const guide = {
  use: [
    "Above the heading of a page that was opened from a list: a practitioner from the results, a course from the shelf, a draft from the admin list.",
    "Let it lead to the list as it was left, with its filters and its place.",
  ],
  avoid: [
    "Breadcrumbs where a reader may want to go up by more than one level.",
    "Button for the way back inside a form or a test, where the step before is meant and not a list.",
  ],
  words: {
    rule: "Name the list that it leads to; add how many entries it has when they were searched.",
    et: "Tagasi kursuste juurde",
    en: "Back to courses",
    ru: "Назад к курсам",
  },
  examples: [{
    right: "NamesTheList",
    wrong: "OnlyBack",
    why: "“Back” alone promises the page before, which after a link from a mail is not the list.",
  }],
  related: ["Navigation/Breadcrumbs", "Layout/PageHeader", "Controls/Link"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Navigation/BackLink",
  component: BackLink,
  parameters: { guide, keyboard: { "Enter": "follows the link" } },
} satisfies Meta<typeof BackLink>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { href: "/", children: "Back, 24 practitioners" } };
export const LongNames: Story = {
  args: {
    href: "/",
    children: "Tagasi kehapsühhoteraapia ja pingest vabanemise praktikute juurde, 24 praktikut",
  },
  globals: { viewport: { value: "phone" } },
};
export const NamesTheList: Story = { args: { href: "/courses", children: "Back to courses" } };
export const OnlyBack: Story = { args: { href: "/courses", children: "Back" } };
