import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { type ComponentProps, useState } from "react";
import { ResultMap } from "./result-map.tsx";

const guide = {
  use: [
    "Beside the results of the search from 1200 px, and in their place on a phone: each pin is the next time that fits, so that near and soon are seen together.",
  ],
  avoid: [
    "StaticMap for one address on a profile, PinMap where a practitioner puts the own pin.",
    "PractitionerCard alone when all results meet by video; they have no place here.",
  ],
  words: {
    rule: "A pin says the next free time and not the name; its accessible name says both.",
    et: "T 18:15",
    en: "Tue 18:15",
    ru: "вт 18:15",
  },
  related: ["Booking/PractitionerCard", "Layout/ListMap", "Booking/StaticMap", "Booking/PinMap"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Booking/ResultMap",
  component: ResultMap,
  parameters: {
    guide,
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
export const Empty: Story = {
  args: { ...common, label: "Map, 0 practitioners", pins: [] },
  render: Controlled,
};
export const Loading: Story = {
  args: { ...common, pins, loading: "Loading more practitioners …" },
  render: Controlled,
};
export const TwoHundredPins: Story = {
  args: {
    ...common,
    label: "Map, 200 practitioners",
    pins: Array.from({ length: 200 }, (_, at) => ({
      id: String(at),
      text: "Tue 18:15",
      label: `Practitioner ${at + 1}, Tue 18:15`,
      latitude: 58.3 + (at % 20) * 0.06,
      longitude: 24.4 + Math.floor(at / 20) * 0.25,
    })),
  },
  render: Controlled,
};
