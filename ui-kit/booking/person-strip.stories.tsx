import type { Meta, StoryObj } from "@storybook/react-vite";
import { PersonStrip } from "./person-strip.tsx";

const names = [
  "Külli Mägi",
  "Jekaterina Žukova",
  "Mart Šmidt",
  "Maarja-Liis Tammelaid-Kuusepuu",
  "Anna Kask",
];

const meta = {
  title: "Booking/PersonStrip",
  component: PersonStrip,
  parameters: { keyboard: { Tab: "moves between the people", Enter: "opens the page" } },
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
