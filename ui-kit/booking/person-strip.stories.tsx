import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { PersonStrip } from "./person-strip.tsx";

const names = [
  "Külli Mägi",
  "Jekaterina Žukova",
  "Mart Šmidt",
  "Maarja-Liis Tammelaid-Kuusepuu",
  "Anna Kask",
];

const guide = {
  use: [
    "On the search page and at the end of a profile: the practitioners that were looked at on this device, and on no other.",
  ],
  avoid: [
    "PractitionerCard when price and free times help to choose.",
    "ShortlistBar for those that a visitor kept on purpose.",
  ],
  words: {
    rule:
      "One line for each person: practice and town; it keeps its height while it is still loading.",
    et: "Massaaž · Tallinn",
    en: "Massage · Tallinn",
    ru: "Массаж · Таллин",
  },
  related: ["Booking/ShortlistBar", "Booking/OfferList", "Layout/Avatar"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Booking/PersonStrip",
  component: PersonStrip,
  parameters: { guide, keyboard: { Tab: "moves between the people", Enter: "opens the page" } },
  args: {
    people: names.map((name, at) => ({
      id: String(at),
      name,
      href: `#${at}`,
      detail: "Massage · Tallinn",
    })),
  },
} satisfies Meta<typeof PersonStrip>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
export const DetailsComing: Story = {
  args: { people: names.slice(0, 2).map((name) => ({ id: name, name, href: "#" })) },
};
export const Twelve: Story = {
  args: {
    people: Array.from({ length: 12 }, (_, at) => ({
      id: String(at),
      name: names[at % names.length] ?? "",
      href: `#${at}`,
      detail: "Kehapsühhoteraapia · Haapsalu",
    })),
  },
};
export const RightToLeft: Story = { globals: { direction: "rtl" } };
