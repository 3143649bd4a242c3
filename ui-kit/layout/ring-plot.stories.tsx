import type { Meta, StoryObj } from "@storybook/react-vite";
import { RingPlot } from "./ring-plot.tsx";

const people = ["Liisa Tamm", "Mari Kask", "Oleg Kuznetsov", "Anna Rebane", "Sofia Lind"];

const meta = {
  title: "Layout/RingPlot",
  component: RingPlot,
  parameters: { keyboard: { "Tab": "moves from disc to disc", "Enter": "opens the disc" } },
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
