import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { Card } from "./card.tsx";
import { ListDetail } from "./list-detail.tsx";

const guide = {
  use: [
    "In the sessions of a practitioner: the days stay in view while one session is open beside them, from 992 px.",
    "Without an open session the side holds what waits, such as comments still to be written.",
  ],
  avoid: [
    "Sheet on a narrow page, where the detail comes over the list.",
    "Columns when the side does not depend on the list; Dialog for a decision that must be taken before going on.",
  ],
  related: ["Layout/Columns", "Feedback/Sheet", "Booking/AgendaDay", "Layout/ListMap"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Layout/ListDetail",
  component: ListDetail,
  parameters: { guide },
} satisfies Meta<
  typeof ListDetail
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WithAside: Story = {
  args: { children: <Card>The day</Card>, aside: <Card>What waits</Card> },
};
export const WithDetail: Story = {
  args: { children: <Card>The day</Card>, detail: <Card>One session</Card> },
};
export const ListOnly: Story = { args: { children: <Card>The day</Card> } };
export const RightToLeft: Story = { args: WithDetail.args!, globals: { direction: "rtl" } };
