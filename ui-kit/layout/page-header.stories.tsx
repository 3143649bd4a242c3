import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../controls/button.tsx";
import { PageHeader } from "./page-header.tsx";

const meta = { title: "Layout/PageHeader", component: PageHeader } satisfies Meta<
  typeof PageHeader
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WithAction: Story = {
  args: {
    title: "Hello, Liisa. The next session is on Tuesday.",
    lead: "Two upcoming sessions, nine past.",
    action: <Button variant="primary">Book a new time</Button>,
  },
};
export const TitleOnly: Story = { args: { title: "Terms of use" } };

/** The lead is loading; the page does not shift when it arrives. */
export const Pending: Story = {
  args: {
    title: "Hello, Liisa.",
    pending: true,
    action: <Button variant="primary">Book a new time</Button>,
  },
};
