import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { KeepButton } from "./keep-button.tsx";

const guide = {
  use: [
    "On a card of the search results as an icon, and on the profile with its word, to put a practitioner on the list for comparing.",
  ],
  avoid: [
    "Chip for a filter that stays pressed, Switch for a setting.",
    "Button for booking: to keep is never the primary step of a view.",
  ],
  words: {
    rule:
      "The verb becomes its own result when it is pressed; the name is always in the accessible label.",
    et: "Jäta meelde → Meeles",
    en: "Keep → Kept",
    ru: "Отложить → Отложено",
  },
  related: ["Booking/ShortlistBar", "Booking/Comparison", "Controls/Chip"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Booking/KeepButton",
  component: KeepButton,
  parameters: { guide, keyboard: { "Enter, Space": "keeps the practitioner or takes them off" } },
  args: { label: "Keep: Külli Mägi", kept: false, onKeep: () => {} },
} satisfies Meta<typeof KeepButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Kept: Story = { args: { kept: true } };
export const WithText: Story = { args: { text: "Keep" } };
export const KeptWithText: Story = {
  args: { label: "Kept: Külli Mägi", text: "Kept", kept: true },
};
export const LongName: Story = {
  args: { label: "Jäta meelde: Maarja-Liis Tammelaid-Konstantinova", text: "Jäta meelde" },
};
