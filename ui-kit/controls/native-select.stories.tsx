import type { Meta, StoryObj } from "@storybook/react-vite";
import { NativeSelect } from "./native-select.tsx";

const meta = {
  title: "Controls/NativeSelect",
  component: NativeSelect,
  parameters: {
    keyboard: {
      "Up, Down": "choose another option",
      "Letters": "choose the option that starts with them",
    },
  },
  args: {
    label: "Place",
    name: "city",
    groups: [
      { options: [{ value: "", label: "anywhere" }] },
      {
        title: "Towns",
        options: [{ value: "tallinn", label: "in Tallinn" }, { value: "tartu", label: "in Tartu" }],
      },
    ],
  },
} satisfies Meta<typeof NativeSelect>;

export default meta;

export const Empty: StoryObj<typeof meta> = {};

export const Chosen: StoryObj<typeof meta> = { args: { defaultValue: "tartu" } };
