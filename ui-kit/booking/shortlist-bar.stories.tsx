import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../controls/button.tsx";
import { ShortlistBar } from "./shortlist-bar.tsx";

const meta = {
  title: "Booking/ShortlistBar",
  component: ShortlistBar,
  args: {
    label: "Kept practitioners",
    people: [
      { name: "Külli Mägi" },
      { name: "Jekaterina Žukova" },
      { name: "Mart Šmidt" },
    ],
    count: "3 kept",
    actions: (
      <>
        <Button variant="quiet" icon="trash-2" iconOnly>Clear</Button>
        <Button href="/compare">Compare</Button>
      </>
    ),
  },
} satisfies Meta<typeof ShortlistBar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
export const One: Story = {
  args: {
    people: [{ name: "Külli Mägi" }],
    count: "1 kept",
    link: <span>Keep one more to compare.</span>,
    actions: <Button variant="quiet" icon="trash-2" iconOnly>Clear</Button>,
  },
};
