import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { Slot } from "../booking/slot.tsx";
import { Note } from "./note.tsx";

const guide = {
  use: [
    "Beside the thing it is about: a time that was just taken, a payment that failed, a caution for a practice.",
    "With actions when there is a next step, such as the three nearest times.",
    "Urgent when it answers a press, so that it is read out at once.",
  ],
  avoid: [
    "Toasts for a success that needs no place, such as a copied link.",
    "TopNotice for a state of the whole app; the error of a field for what one field lacks.",
  ],
  words: {
    rule: "What happened, then the way on, in two short sentences. No codes, no apologies.",
    et: "18:15 võeti hetk tagasi. Lähimad vabad ajad:",
    en: "18:15 was just taken. Nearest free times:",
    ru: "Время 18:15 только что заняли. Ближайшее свободное:",
  },
  examples: [{
    right: "WithActions",
    wrong: "WithoutAWayOn",
    why: "A code says nothing to a client, and the page offers no other time.",
  }],
  related: ["Feedback/Toasts", "Feedback/TopNotice", "Feedback/Outcome", "Layout/Failed"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Feedback/Note",
  component: Note,
  parameters: {
    guide,
    keyboard: { "Escape": "closes a floating note" },
  },
} satisfies Meta<typeof Note>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Info: Story = {
  args: { children: "11:30 was taken a moment ago. Nearest free: 10:15." },
};
export const Success: Story = {
  args: { tone: "success", children: "It's yours: Tue 24 Nov, 18:15." },
};
export const Warning: Story = {
  args: { tone: "warning", children: "Talk to us before TRE if you are pregnant." },
};
export const Error: Story = { args: { tone: "error", children: "We couldn't send the mail." } };
export const Floating: Story = {
  args: { icon: "cloud-off", urgent: true, onClose: () => {}, children: "You are offline." },
  parameters: { docs: { story: { inline: false, height: "160px" } } },
};
export const WithActions: Story = {
  args: {
    tone: "warning",
    icon: "clock",
    urgent: true,
    children: "Tue 24 Nov 18:15 was just taken. Nearest:",
    actions: <Slot day="Tue 24 Nov" time="19:30" variant="spread" />,
  },
};
export const LongText: Story = {
  args: {
    tone: "error",
    children:
      "Aegu ei õnnestunud laadida, sest kalendriteenus ei vasta. Не удалось загрузить время: попробуйте ещё раз через несколько минут.",
  },
  globals: { viewport: { value: "phone" } },
};
export const WithoutAWayOn: Story = {
  args: {
    tone: "error",
    urgent: true,
    children: "We are sorry! The operation failed with ERR_TIME_TAKEN (409).",
  },
};
