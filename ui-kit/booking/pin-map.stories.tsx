import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { type ComponentProps, useState } from "react";
import { PinMap } from "./pin-map.tsx";

const guide = {
  use: [
    "In the profile's editor, at each place of work: the practitioner puts the pin on the right door after typing the address.",
  ],
  avoid: [
    "StaticMap for clients, who only need to recognise the place.",
    "ResultMap for many places; this map has one pin, and moving it is the purpose.",
  ],
  words: {
    rule: "Name both ways, mouse and keys; a movement is said in metres and directions.",
    et: "Lohista nõela või liiguta nooltega",
    en: "Drag the pin or move it with the arrow keys",
    ru: "Перетащите метку или двигайте стрелками",
  },
  related: ["Booking/StaticMap", "Booking/ResultMap", "Controls/ComboBox"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Booking/PinMap",
  component: PinMap,
  parameters: {
    guide,
    keyboard: {
      "← → ↑ ↓": "on the pin: moves it by 10 m, with Shift by 100 m",
      "+ −": "zooms",
    },
  },
} satisfies Meta<typeof PinMap>;

export default meta;

type Story = StoryObj<typeof meta>;

function WithState(props: ComponentProps<typeof PinMap>) {
  const [pin, setPin] = useState(props.pin);
  return (
    <PinMap
      {...props}
      pin={pin}
      position={`${pin.latitude.toFixed(4)}, ${pin.longitude.toFixed(4)}`}
      onMove={setPin}
    />
  );
}

const common = {
  label: "Map",
  pinLabel: "Pin of J. Poska 12",
  pin: { latitude: 59.4365, longitude: 24.7795 },
  position: "",
  names: [
    { text: "Kadriorg", kind: "area" as const, latitude: 59.4385, longitude: 24.7905, from: 0.5 },
    { text: "Kesklinn", kind: "area" as const, latitude: 59.434, longitude: 24.76, from: 0.5 },
  ],
  hint: "Drag the pin or move it with the arrow keys",
  zoomInLabel: "Closer",
  zoomOutLabel: "Further",
  onMove: () => {},
  movedText: (metres: number, direction: string) => `Moved ${metres} m ${direction}`,
};

export const Default: Story = { args: common, render: (args) => <WithState {...args} /> };
export const LongNames: Story = {
  args: {
    ...common,
    pinLabel: "Метка: Пярнуское шоссе, 148, корпус 2",
    hint: "Перетащите метку или двигайте её стрелками",
  },
  render: (args) => <WithState {...args} />,
  globals: { viewport: { value: "phone" } },
};
/** The town is not known yet. */
export const WholeCountry: Story = {
  args: {
    ...common,
    wholeCountry: true,
    pin: { latitude: 58.75, longitude: 25.5 },
    names: [
      { text: "Tallinn", kind: "town" as const, latitude: 59.42, longitude: 24.75, until: 0.5 },
      { text: "Tartu", kind: "town" as const, latitude: 58.365, longitude: 26.73 },
    ],
  },
  render: (args) => <WithState {...args} />,
};
