import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { Columns } from "./columns.tsx";

const guide = {
  use: [
    "Search: filters in the rail from 1200 px, results beside it. Profile: times in an aside of panel width that stays in view while a client reads.",
    "asideScrolls when the aside is longer than the window, as the rules beside the working hours.",
  ],
  avoid: [
    "ListDetail when the side shows the open entry of the list; ListMap for a map.",
    "EditorLayout for a long form with its list of sections.",
  ],
  examples: [{
    right: "TheTimesStayInView",
    wrong: "TheTextStaysInView",
    why:
      "The aside keeps what a client acts on; here the free times scroll away and the life story stays.",
  }],
  related: ["Layout/ListDetail", "Layout/ListMap", "Layout/EditorLayout", "Booking/BookingPanel"],
  status: "stable",
} satisfies Guide;

const meta = { title: "Layout/Columns", component: Columns, parameters: { guide } } satisfies Meta<
  typeof Columns
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WithRail: Story = { args: { rail: "Filters", children: "Results" } };
export const WithHeaderAndAside: Story = {
  args: { header: <h1>Külli Mägi</h1>, aside: "Free times", size: "panel", children: "Practices" },
};
export const WithAside: Story = { args: { aside: "Rings", children: "Sessions" } };
export const ScrollingAside: Story = {
  args: {
    header: <h1>Your working hours</h1>,
    aside: "Rules",
    asideScrolls: true,
    children: "Other calendars",
  },
};
export const TheTimesStayInView: Story = {
  args: {
    header: <h1>Külli Mägi</h1>,
    aside: "Free times: Tue 18:15, Thu 9:00",
    size: "panel",
    children: "I came to bodywork from physiotherapy.",
  },
};
export const TheTextStaysInView: Story = {
  args: {
    header: <h1>Külli Mägi</h1>,
    aside: "I came to bodywork from physiotherapy.",
    size: "panel",
    children: "Free times: Tue 18:15, Thu 9:00",
  },
};
