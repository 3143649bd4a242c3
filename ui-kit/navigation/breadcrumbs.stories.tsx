import type { Meta, StoryObj } from "@storybook/react-vite";
import { Breadcrumbs } from "./breadcrumbs.tsx";

const meta = {
  title: "Navigation/Breadcrumbs",
  component: Breadcrumbs,
  parameters: { keyboard: { Tab: "moves between the parent pages", Enter: "opens it" } },
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
