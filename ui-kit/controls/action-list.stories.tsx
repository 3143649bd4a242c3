import type { Meta, StoryObj } from "@storybook/react-vite";
import { ActionList } from "./action-list.tsx";

const meta = {
  title: "Controls/ActionList",
  component: ActionList,
  parameters: { keyboard: { "Tab": "moves from way to way", "Enter, Space": "chooses it" } },
} satisfies Meta<typeof ActionList>;

export default meta;

type Story = StoryObj<typeof meta>;

const onPick = () => {};

export const ThreeWays: Story = {
  args: {
    label: "What to change",
    actions: [
      { id: "part", label: "At any hour", detail: "11 practitioners", onPick },
      { id: "price", label: "Without the price limit", detail: "5 practitioners", onPick },
      { id: "place", label: "Anywhere", detail: "3 practitioners", onPick },
    ],
  },
};
export const LongTexts: Story = {
  args: {
    label: "Mida muuta",
    actions: [{
      id: "all",
      label: "Ilma hinnapiirita, ükskõik mis päeval ja iga kohtumise viisiga",
      detail: "2 praktikut",
      onPick,
    }],
  },
};
