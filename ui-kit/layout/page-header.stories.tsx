import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { Button } from "../controls/button.tsx";
import { PageHeader } from "./page-header.tsx";

const guide = {
  use: [
    "At the top of each page that is no profile and no editor: what this page is for the reader now, and its one main action.",
    "Pending while title and lead load, low on phones for pages that need the height, such as a calendar.",
  ],
  avoid: [
    "Hero on the home page, EditorHeader in the profile editor, PractitionerHeader on a profile.",
    "Section for a heading further down.",
  ],
  words: {
    rule: "Say what is the case, with the day or the number; the lead counts or says who sees it.",
    et: "Tere, Liisa. Järgmine kohtumine on teisipäeval.",
    en: "Hello, Liisa. Your next session is on Tuesday.",
    ru: "Здравствуйте, Лийза. Следующая встреча во вторник.",
  },
  examples: [{
    right: "SaysWhatIsTheCase",
    wrong: "SaysTheNameOfThePage",
    why: "“Dashboard” and a welcome use the first line for what the reader knows already.",
  }],
  related: [
    "Layout/Hero",
    "Layout/EditorHeader",
    "Booking/PractitionerHeader",
    "Navigation/BackLink",
  ],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Layout/PageHeader",
  component: PageHeader,
  parameters: { guide },
} satisfies Meta<
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
export const LongWords: Story = {
  args: {
    title: "Kehapsühhoteraapiakohtumiste meeldetuletused ja isikuandmetetöötlusnõusolekud",
    lead: "Две предстоящие встречи, девять прошедших. Заметки видите только вы.",
    action: <Button variant="primary">Записаться на новое время</Button>,
  },
  globals: { viewport: { value: "phone" } },
};
export const Low: Story = {
  args: { title: "Your week", lead: "11 sessions, 4 free hours.", low: true },
  globals: { viewport: { value: "phone" } },
};
export const SaysWhatIsTheCase: Story = {
  args: {
    title: "Your next session is on Tuesday.",
    lead: "2 upcoming, 9 past. Only you see your notes.",
  },
};
export const SaysTheNameOfThePage: Story = {
  args: { title: "Dashboard", lead: "Welcome to your personal dashboard!" },
};
