import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { RingPlot } from "./ring-plot.tsx";

const people = ["Liisa Tamm", "Mari Kask", "Oleg Kuznetsov", "Anna Rebane", "Sofia Lind"];

const guide = {
  use: [
    "In the overview of a practitioner: clients who came again, a disc each; pressing one opens their sessions.",
    "At most nine rings a disc: with more sessions a ring stands for several, and the note says for how many.",
  ],
  avoid: [
    "DotPlot for sessions of which none is opened; BarPlot for weeks.",
    "PersonStrip for people with their faces.",
  ],
  words: {
    rule:
      "Initials below the disc, the full name and the number in its accessible name; no word of loyalty.",
    et: "Mari Maasikas: 4 kohtumist",
    en: "Mari Maasikas: 4 sessions",
    ru: "Мари Маазикас: 4 встречи",
  },
  related: ["Layout/DotPlot", "Layout/FigureBlock", "Layout/GrowthRings", "Booking/PersonStrip"],
  status: "new",
} satisfies Guide;

const meta = {
  title: "Layout/RingPlot",
  component: RingPlot,
  parameters: { guide, keyboard: { "Tab": "moves from disc to disc", "Enter": "opens the disc" } },
  args: {
    label: "Clients by their sessions",
    discs: Array.from({ length: 13 }, (_, nth) => {
      const person = people[nth % people.length]!;
      const rings = Math.max(1, 9 - nth);
      return {
        id: `${nth}`,
        caption: person.split(" ").map(([letter]) => letter).join(""),
        name: `${person}: ${rings} sessions`,
        rings,
        look: nth > 10 ? "mark" : "filled",
        href: `/sessions?person=${nth}`,
      };
    }),
    legend: [
      { look: "filled", text: "came again 11" },
      { look: "mark", text: "have not come again yet 2" },
    ],
  },
} satisfies Meta<typeof RingPlot>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Regular: Story = {};

export const Phone: Story = { globals: { viewport: { value: "phone" } } };

export const One: Story = { args: { discs: meta.args.discs.slice(-1) } };
