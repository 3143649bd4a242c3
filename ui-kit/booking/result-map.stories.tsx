import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useState } from "react";
import { ResultMap } from "./result-map.tsx";

const meta = {
  title: "Booking/ResultMap",
  component: ResultMap,
  parameters: {
    keyboard: {
      "Tab": "moves to the next pin, which comes into sight",
      "← → ↑ ↓": "moves the map",
      "+ −": "zooms",
      "Enter": "shows the practitioner, or zooms on a group",
    },
  },
} satisfies Meta<typeof ResultMap>;

export default meta;

type Story = StoryObj<typeof meta>;

const pins = [
  { id: "kulli", text: "Tue 18:15", name: "Külli Mägi", latitude: 59.4381, longitude: 24.7958 },
  {
    id: "jekaterina",
    text: "today 19:00",
    name: "Jekaterina Žukova",
    latitude: 59.4312,
    longitude: 24.7448,
  },
  { id: "mart", text: "Mon 17:45", name: "Mart Šmidt", latitude: 59.4478, longitude: 24.7176 },
  {
    id: "tiina",
    text: "Tue 17:15",
    name: "Tiina Šeršeneva",
    latitude: 59.4137,
    longitude: 24.6968,
  },
  {
    id: "anna",
    text: "no times",
    name: "Anna-Liisa Rebane",
    latitude: 58.3776,
    longitude: 26.7323,
    quiet: true,
  },
].map(({ name, ...pin }) => ({ ...pin, label: `${name}, ${pin.text}` }));

const names = [
  { text: "Tallinn", kind: "town" as const, latitude: 59.42, longitude: 24.75, until: 0.5 },
  { text: "Tartu", kind: "town" as const, latitude: 58.365, longitude: 26.73 },
  { text: "Pärnu", kind: "town" as const, latitude: 58.37, longitude: 24.5 },
  { text: "Kalamaja", kind: "area" as const, latitude: 59.446, longitude: 24.735, from: 0.5 },
  { text: "Gulf of Finland", kind: "water" as const, latitude: 59.68, longitude: 24.3 },
];

const common = {
  label: "Map, 5 practitioners",
  names,
  groupText: (count: number) => `${count} practitioners`,
  zoomInLabel: "Closer",
  zoomOutLabel: "Further away",
  onCurrent: () => {},
  onPick: () => {},
};

function Controlled(args: ComponentProps<typeof ResultMap>) {
  const [current, setCurrent] = useState(args.current);
  return <ResultMap {...args} current={current} onCurrent={setCurrent} />;
}

export const Country: Story = { args: { ...common, pins }, render: Controlled };
export const Town: Story = {
  args: {
    ...common,
    pins: pins.slice(0, 4),
    current: "kulli",
    searchHere: { label: "Search this area", onSearch: () => {} },
    here: { latitude: 59.437, longitude: 24.7536, label: "You" },
  },
  render: Controlled,
};
