import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { Failed } from "./failed.tsx";

const guide = {
  use: [
    "In place of what could not be loaded: the times of a practitioner, the journal, an admin list. The rest of the page stays usable.",
    "Give the number of the request when support may be needed; leave retryLabel out when trying again cannot help.",
  ],
  avoid: [
    "Empty when there is nothing to load; Banner or Note for a form that could not be sent.",
    "TopNotice when the connection is gone for the whole app.",
  ],
  words: {
    rule:
      "Name what could not be loaded and what to do, and say that the person's choice is kept if it is.",
    et: "Aegu ei õnnestunud laadida. Proovi uuesti.",
    en: "We couldn't load the times. Try again.",
    ru: "Не удалось загрузить время. Попробуйте ещё раз.",
  },
  examples: [{
    right: "NamesWhatIsMissing",
    wrong: "NamesTheFault",
    why:
      "A status code is our language; the reader wants to know what is missing and whether their choice is lost.",
  }],
  related: ["Layout/Empty", "Feedback/Banner", "Feedback/TopNotice", "Layout/Skeleton"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Layout/Failed",
  component: Failed,
  parameters: { guide, keyboard: { "Enter, Space": "retries" } },
} satisfies Meta<typeof Failed>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WithRetry: Story = {
  args: {
    message: "We couldn't load the times. Your choice is kept.",
    retryLabel: "Try again",
    reference: "Request 0193-7c2e",
  },
};
export const WithoutRetry: Story = { args: { message: "This link has run out." } };
export const LongWords: Story = {
  args: {
    message: "Не удалось загрузить свободное время специалиста. Выбранное вами сохранено.",
    retryLabel: "Попробовать загрузить ещё раз",
    reference: "Номер запроса 0193-7c2e-4b1d-9f00-123456789",
  },
  globals: { viewport: { value: "phone" } },
};
export const NamesWhatIsMissing: Story = {
  args: { message: "We couldn't load the times. Your choice is kept.", retryLabel: "Try again" },
};
export const NamesTheFault: Story = {
  args: { message: "Error 503: upstream request failed", retryLabel: "Retry" },
};
