import type { Meta, StoryObj } from "@storybook/react-vite";
import { SectionLinks } from "./section-links.tsx";

const meta = {
  title: "Navigation/SectionLinks",
  component: SectionLinks,
  parameters: { keyboard: { "Tab": "moves to the next link", "Enter": "goes to the section" } },
} satisfies Meta<typeof SectionLinks>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    label: "Parts of the profile",
    links: [
      {
        href: "#texts",
        label: "Introduction",
        state: "warning",
        icon: "languages",
        note: "1 text",
        current: true,
      },
      { href: "#practices", label: "Practices and prices", state: "error", note: "1 price" },
      { href: "#certificates", label: "Certificates", state: "waiting", note: "1 being checked" },
      { href: "#places", label: "Places", state: "done", stateText: "ready" },
    ],
  },
};
export const LongNames: Story = {
  args: {
    label: "Разделы профиля",
    links: [
      {
        href: "#practices",
        label: "Практики, продолжительность и стоимость",
        state: "error",
        note: "не хватает одной цены",
      },
    ],
  },
};
