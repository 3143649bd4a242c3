import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useState } from "react";
import { PinMap } from "./pin-map.tsx";

const meta = {
  title: "Booking/PinMap",
  component: PinMap,
  parameters: {
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
