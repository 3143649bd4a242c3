import type { Meta, StoryObj } from "@storybook/react-vite";
import { LessonLinks } from "./lesson-links.tsx";

const titles = [
  "Vaata oma und kõigepealt kõrvalt",
  "Õhtune maandumine",
  "Kui ärkad öösel",
  "Mida alles jätta ja millal küsida abi",
];

const lessons = titles.map((title, at) => ({
  id: String(at),
  title,
  href: `/courses/1/lesson/${at}`,
  length: "10 min",
  done: at === 0,
  current: at === 1,
}));

const meta = {
  title: "Navigation/LessonLinks",
  component: LessonLinks,
  parameters: { keyboard: { "Tab, Enter": "reaches and opens a lesson" } },
  args: { label: "Lessons", lessons, doneText: "done" },
} satisfies Meta<typeof LessonLinks>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Begun: Story = {};
export const Closed: Story = {
  args: {
    lessons: lessons.map(({ href: _, ...lesson }) => ({ ...lesson, done: false, current: false })),
  },
};
