import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { TaskList } from "./task-list.tsx";

const guide = {
  use: [
    "First in the overview of a practitioner: what waits for an answer, the most urgent on top with the only filled button.",
    "Warning for what will take something away, such as a certificate that ends.",
  ],
  avoid: [
    "Figures for the queues of administrators.",
    "Empty with a sentence when nothing waits; Note for advice that can wait.",
  ],
  words: {
    rule: "What waits and since when or until when; the button is the verb that ends the waiting.",
    et: "2 küsimust enne broneerimist – Vasta",
    en: "2 questions before a booking – Answer",
    ru: "2 вопроса перед записью — Ответить",
  },
  examples: [{
    right: "TheDeadlineFirst",
    wrong: "AdviceFirst",
    why: "The filled button invites to a tip, while a booking ends unanswered at noon below it.",
  }],
  related: ["Layout/Figures", "Controls/ActionList", "Layout/Empty", "Feedback/Note"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Layout/TaskList",
  component: TaskList,
  parameters: { guide, keyboard: { Tab: "moves through the actions", Enter: "opens the action" } },
  args: {
    tasks: [
      {
        id: "review",
        icon: "star",
        title: "A new review, four stars",
        text: "“Calm and skilled. Look for a parking place early.”",
        href: "#",
        action: "Answer",
      },
      {
        id: "certificate",
        icon: "triangle-alert",
        tone: "warning",
        title: "TRE Provider ends on 12 December",
        text: "After that TRE is no longer marked as checked.",
        href: "#",
        action: "Upload a new one",
      },
      {
        id: "waiting",
        icon: "users",
        title: "3 people wait for a time",
        href: "#",
        action: "Open",
      },
    ],
  },
} satisfies Meta<typeof TaskList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Regular: Story = {};

export const Phone: Story = { globals: { viewport: { value: "phone" } } };
export const OneTask: Story = { args: { tasks: meta.args.tasks.slice(0, 1) } };
export const LongWords: Story = {
  args: {
    tasks: [{
      id: "certificate",
      icon: "triangle-alert",
      tone: "warning",
      title: "Kehapsühhoteraapiaspetsialistikutsetunnistus aegub 12. detsembril 2026",
      text: "Без действующего сертификата практика больше не отмечена как проверенная.",
      href: "#",
      action: "Открыть сертификаты",
    }],
  },
  globals: { viewport: { value: "phone" } },
};
const request = {
  id: "request",
  icon: "calendar-check" as const,
  title: "1 booking waits for your answer",
  text: "The first one, Liisa Tamm, ends today at 12:00 without an answer.",
  href: "#",
  action: "Answer",
};
const advice = {
  id: "advice",
  icon: "sprout" as const,
  title: "Profiles with a video are read longer",
  href: "#",
  action: "Add a video",
};

export const TheDeadlineFirst: Story = { args: { tasks: [request, advice] } };
export const AdviceFirst: Story = { args: { tasks: [advice, request] } };
