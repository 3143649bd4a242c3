import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
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

const guide = {
  use: [
    "Beside a lesson and on the page of a course: which lessons there are, how long each takes, which are done.",
    "Leave href out for a reader without access: the contents of a course can be read before it is bought.",
  ],
  avoid: [
    "StepList for steps that describe how something goes and cannot be opened.",
    "SectionLinks for the parts of a form; LessonRings alone where only the share that is done counts.",
  ],
  words: {
    rule: "A lesson is named by what it is about, and its length stands beside it as minutes.",
    et: "Õhtune maandumine, 10 min",
    en: "Landing in the evening, 10 min",
    ru: "Вечернее заземление, 10 мин",
  },
  related: [
    "Layout/LessonRings",
    "Layout/LessonLine",
    "Navigation/SectionLinks",
    "Feedback/StepList",
  ],
  status: "new",
} satisfies Guide;

const meta = {
  title: "Navigation/LessonLinks",
  component: LessonLinks,
  parameters: { guide, keyboard: { "Tab, Enter": "reaches and opens a lesson" } },
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
export const AllDone: Story = {
  args: { lessons: lessons.map((lesson) => ({ ...lesson, done: true, current: false })) },
};
export const LongTitles: Story = {
  args: {
    lessons: lessons.map((lesson) => ({
      ...lesson,
      title: `${lesson.title}: kehapsühhoteraapiast alguse saanud hingamisharjutused`,
      length: "1 h 45 min",
    })),
  },
  globals: { viewport: { value: "phone" } },
};
