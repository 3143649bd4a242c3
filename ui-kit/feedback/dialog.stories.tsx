import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Button } from "../controls/button.tsx";
import { Dialog, Sheet } from "./dialog.tsx";

const meta = {
  title: "Feedback/Dialog",
  component: Dialog,
  parameters: {
    keyboard: { "Tab": "stays inside", "Escape": "closes it and restores the focus" },
  },
} satisfies Meta<typeof Dialog>;

export default meta;

type Story = StoryObj<typeof meta>;

export const CancelSession: Story = {
  args: {
    open: true,
    onClose: () => {},
    title: "Cancel Tue 24 Nov, 18:15?",
    closeLabel: "Close",
    children: <p>It costs nothing. Külli gets a message at once.</p>,
    actions: (
      <>
        <Button variant="quiet">Keep the session</Button>
        <Button variant="primary">Cancel the session</Button>
      </>
    ),
  },
};
export const Filters: Story = {
  args: CancelSession.args,
  render: () => (
    <Sheet
      open
      side="end"
      onClose={() => {}}
      title="All filters"
      closeLabel="Close"
      actions={<Button variant="primary" block>Show 24</Button>}
    >
      <p>Groups of boxes.</p>
    </Sheet>
  ),
};
export const OpensAndCloses: Story = {
  args: { ...CancelSession.args, open: false },
  render: function Controlled(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Cancel…</Button>
        <Dialog {...args} open={open} onClose={() => setOpen(false)} />
      </>
    );
  },
};
export const LongText: Story = {
  args: {
    ...CancelSession.args,
    title: "Kas tühistame kohtumise teisipäeval, 24. novembril kell 18:15?",
    children: Array.from({ length: 12 }, (_, i) => (
      <p key={i}>
        Tasuta tühistamise tähtaeg oli eile kell 18:15. Praktik võib küsida kohtumise hinna.
      </p>
    )),
  },
};
