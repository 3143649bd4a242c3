import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { StaticMap } from "./static-map.tsx";

const guide = {
  use: [
    "On the profile above an address: a drawing that shows that there is a place, with a link to a map app beside it.",
  ],
  avoid: [
    "ResultMap when the position matters; the streets of this drawing are invented.",
    "PinMap where the practitioner corrects the position.",
  ],
  words: {
    rule: "The label is the whole address; the drawing itself shows only street and number.",
    et: "Kaart: Poska 12, Tallinn",
    en: "Map: Poska 12, Tallinn",
    ru: "Карта: Поска 12, Таллин",
  },
  related: ["Booking/ResultMap", "Booking/PinMap", "Booking/FactList"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Booking/StaticMap",
  component: StaticMap,
  parameters: { guide },
} satisfies Meta<typeof StaticMap>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Kadriorg: Story = {
  args: {
    latitude: 59.4389,
    longitude: 24.7905,
    label: "Map: Poska 12, Tallinn",
    place: "Poska 12",
  },
};
export const Tartu: Story = {
  args: { latitude: 58.3776, longitude: 26.729, label: "Map: Rüütli 4, Tartu", place: "Rüütli 4" },
};
export const LongName: Story = {
  args: {
    latitude: 59.4245,
    longitude: 24.7377,
    label: "Карта: Пярнуское шоссе, 148, корпус 2, Таллин",
    place: "Пярнуское шоссе, 148, корпус 2",
  },
  globals: { viewport: { value: "phone" } },
};
