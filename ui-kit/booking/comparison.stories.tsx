import type { Meta, StoryObj } from "@storybook/react-vite";
import { Comparison } from "./comparison.tsx";
import { PracticeLabel } from "./practice-label.tsx";
import { Slot } from "./slot.tsx";

const slot = (day: string, time: string) => <Slot href="#slot" day={day} time={time} />;

const meta = {
  title: "Booking/Comparison",
  component: Comparison,
  parameters: { keyboard: { Tab: "moves through names, buttons and times" } },
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
export const RightToLeft: Story = { parameters: { direction: "rtl" } };
