import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { FileLinks } from "./file-links.tsx";

const guide = {
  use: [
    "At the end of a lesson, under “To take along”: the sleep diary as PDF, the page of a practice, a site outside.",
    "Give files a download name and the note of kind and size; give a site outside its domain as the note and newTab.",
  ],
  avoid: [
    "LinkRow for addresses that a practitioner makes and counts.",
    "UploadRow for files that are being sent to us, as evidence of a certificate.",
  ],
  words: {
    rule:
      "The title says what is in the file, never “document” or the name on disk; the note is kind and size.",
    et: "Unepäevik, nädalaleht – PDF, 120 kB",
    en: "Sleep diary, one week – PDF, 120 kB",
    ru: "Дневник сна на неделю — PDF, 120 КБ",
  },
  examples: [{
    right: "SaysWhatIsInIt",
    wrong: "NamesOnDisk",
    why:
      "A name on disk says neither what is in the file nor how large it is on a phone's data plan.",
  }],
  related: ["Controls/Link", "Feedback/UploadRow", "Navigation/LessonLinks"],
  status: "new",
} satisfies Guide;

const meta = {
  title: "Navigation/FileLinks",
  component: FileLinks,
  parameters: { guide, keyboard: { "Tab, Enter": "reaches and opens a file or page" } },
  args: {
    links: [
      {
        id: "1",
        icon: "file-text",
        title: "Unepäevik, nädalaleht",
        note: "PDF, 120 kB",
        href: "/files/private/diary.pdf",
        download: "diary.pdf",
      },
      { id: "2", icon: "sprout", title: "Kõik praktikad ühel lehel", href: "/practices" },
      {
        id: "3",
        icon: "link",
        title: "Une kohta lähemalt",
        note: "example.org",
        href: "https://example.org",
        newTab: true,
      },
    ],
  },
} satisfies Meta<typeof FileLinks>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Mixed: Story = {};
export const LongNames: Story = {
  args: {
    links: [{
      id: "1",
      icon: "file-text",
      title: "Дневник сна и пробуждений на четыре недели с примерами заполнения",
      note: "PDF, 12,5 МБ, на эстонском языке",
      href: "/files/private/diary.pdf",
      download: "diary.pdf",
    }],
  },
  globals: { viewport: { value: "phone" } },
};
export const SaysWhatIsInIt: Story = {
  args: {
    links: [{
      id: "1",
      icon: "file-text",
      title: "Sleep diary, one week",
      note: "PDF, 120 kB",
      href: "/files/private/diary.pdf",
      download: "diary.pdf",
    }],
  },
};
export const NamesOnDisk: Story = {
  args: {
    links: [{
      id: "1",
      icon: "file-text",
      title: "unepaevik_v3_LOPLIK(2).pdf",
      href: "/files/private/diary.pdf",
      download: "diary.pdf",
    }],
  },
};
