import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import type { Guide } from "../.storybook/guide.ts";
import { Button } from "../controls/button.tsx";
import { Dialog, Sheet } from "./dialog.tsx";

const guide = {
  use: [
    "For one decision with a consequence: cancelling a session, a caution before booking, removing a certificate.",
    "For a short form that leaves the page as it is: joining a waiting list, a day with other hours.",
    "Wide for a form with a preview or two columns, such as the gift card.",
  ],
  avoid: [
    "Sheet for filters and display settings, whose effect is seen on the page beside it.",
    "A page of its own for what has an address or more than one screen; Toasts to say that something is done.",
  ],
  words: {
    rule:
      "The title is the question, the text the cost or the consequence. Both buttons name their act, never yes and no.",
    et: "Kas tühistame kohtumise? Jäta kohtumine alles / Tühista kohtumine",
    en: "Cancel this session? Keep the session / Cancel the session",
    ru: "Отменить встречу? Не отменять / Отменить встречу",
  },
  screenReader:
    "The title names the dialog and is read when it opens. All else on the page is hidden from the reader until it closes; then the focus is again on what opened it.",
  examples: [{
    right: "CancelSession",
    wrong: "AreYouSure",
    why: "“Yes” answers a question that was on the page before. What it costs is left out.",
  }],
  related: ["Feedback/Sheet", "Feedback/Toasts", "Feedback/Note", "Controls/Form"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Feedback/Dialog",
  component: Dialog,
  parameters: {
    guide,
    docs: { story: { inline: false, height: "420px" } },
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
export const Wide: Story = {
  args: {
    ...CancelSession.args,
    size: "wide",
    title: "Buy a gift card",
    children: <p>The card on one side, its words and amount on the other.</p>,
    actions: <Button variant="primary">Buy for €75</Button>,
  },
};
export const AreYouSure: Story = {
  args: {
    ...CancelSession.args,
    title: "Are you sure?",
    children: <p>This action cannot be undone.</p>,
    actions: (
      <>
        <Button variant="quiet">No</Button>
        <Button variant="primary">Yes</Button>
      </>
    ),
  },
};
