import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { Comparison } from "./comparison.tsx";
import { PracticeLabel } from "./practice-label.tsx";
import { Slot } from "./slot.tsx";

const slot = (day: string, time: string) => <Slot href="#slot" day={day} time={time} />;

const guide = {
  use: [
    "On the page “Side by side”, for two to four practitioners that a visitor kept: next time, price of 60 minutes, distance, credential and languages.",
    "With “only differences” on, when the practitioners are much alike.",
  ],
  avoid: [
    "PractitionerCard in a list for more than four; a wider table cannot be read on a phone.",
    "DataTable for the lists of the administration, which are sorted and filtered.",
  ],
  words: {
    rule:
      "A row names its yardstick in full; “best” is said only where a row has exactly one best.",
    et: "60 minuti hind",
    en: "Price of 60 minutes",
    ru: "Цена 60 минут",
  },
  examples: [{
    right: "Two",
    wrong: "TotalScore",
    why:
      "A score adds up unlike things and hides the reasons; a person who wants to be near and one who wants to pay less need different answers.",
  }],
  related: ["Booking/ShortlistBar", "Booking/KeepButton", "Booking/Slot", "Layout/DataTable"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Booking/Comparison",
  component: Comparison,
  parameters: { guide, keyboard: { Tab: "moves through names, buttons and times" } },
  args: {
    label: "Practitioners side by side",
    bestLabel: "best of the row",
    people: [
      {
        id: "a",
        name: "Külli Mägi",
        href: "/therapist/view/kulli-magi",
        detail: <PracticeLabel group="somatic">TRE</PracticeLabel>,
      },
      {
        id: "b",
        name: "Jekaterina Žukova",
        href: "/therapist/view/jekaterina-zukova",
        detail: <PracticeLabel group="somatic">Massage</PracticeLabel>,
      },
    ],
    rows: [
      {
        id: "time",
        name: "Next free time",
        cells: [{ value: slot("Tue 24.", "18:15") }, { value: slot("today", "19:00") }],
      },
      {
        id: "price",
        name: "Price",
        cells: [{ value: "€50", note: "TRE, 45 min" }, { value: "€50", note: "Massage, 60 min" }],
      },
      {
        id: "hour",
        name: "Price of 60 minutes",
        cells: [{ value: "€67" }, { value: "€50", best: true }],
      },
      {
        id: "video",
        name: "By video",
        cells: [{ value: "yes", has: true }, { value: "no", has: false }],
      },
    ],
  },
} satisfies Meta<typeof Comparison>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Two: Story = {};
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
export const RightToLeft: Story = { globals: { direction: "rtl" } };
export const Four: Story = {
  args: {
    people: ["Külli Mägi", "Jekaterina Žukova", "Mart Šmidt", "Anna-Liisa Rebane"].map((name) => ({
      id: name,
      name,
      href: "/therapist/view/kulli-magi",
      detail: <PracticeLabel group="somatic">Massage</PracticeLabel>,
    })),
    rows: [
      {
        id: "time",
        name: "Next free time",
        cells: [
          { value: slot("Tue 24.", "18:15") },
          { value: slot("today", "19:00") },
          { value: slot("Mon 23.", "9:15") },
          { value: "no free times" },
        ],
      },
      {
        id: "hour",
        name: "Price of 60 minutes",
        cells: [{ value: "€67" }, { value: "€50", best: true }, { value: "€84" }, { value: "€60" }],
      },
    ],
  },
};
export const LongNames: Story = {
  args: {
    people: ["Maarja-Liis Tammelaid-Konstantinova", "Александра Константинопольская"].map((
      name,
    ) => ({
      id: name,
      name,
      href: "/therapist/view/kulli-magi",
      detail: (
        <PracticeLabel group="other">
          Neurolingvistiline programmeerimine, vaimne ja emotsionaalne vabastamine
        </PracticeLabel>
      ),
    })),
    rows: [{
      id: "credentials",
      name: "Tunnistus",
      cells: [
        { value: "Kehapsühhoteraapia meistritaseme tunnistus", note: "kehtib kuni 30.09.2027" },
        { value: "kontrollitud ei ole", has: false },
      ],
    }],
  },
  globals: { viewport: { value: "phone" } },
};
export const TotalScore: Story = {
  args: {
    rows: [{
      id: "score",
      name: "Match",
      cells: [{ value: "87 %" }, { value: "93 %", best: true }],
    }],
  },
};
