import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { Button } from "../controls/button.tsx";
import { Note } from "./note.tsx";
import { SaveBar } from "./save-bar.tsx";

const guide = {
  use: [
    "Where changes are tried before they hold: the working hours of a week.",
    "For publishing a profile, when what is saved is not yet what clients see.",
  ],
  avoid: [
    "StateText where each change is saved by itself, as in the fields of the profile.",
    "Buttons at the end of a Form that is sent once, such as a booking.",
  ],
  words: {
    rule: "The message says whether clients see the change yet; the button names what is saved.",
    et: "Muudatused on salvestamata. Salvesta ajad",
    en: "Changes are not saved yet. Save the hours",
    ru: "Изменения ещё не сохранены. Сохранить",
  },
  examples: [{
    right: "Unsaved",
    wrong: "NothingToSave",
    why:
      "What saves itself needs no bar. It covers the page and asks for a press without a result.",
  }],
  related: [
    "Feedback/StateText",
    "Controls/Form",
    "Booking/AvailabilityWeek",
    "Layout/EditorHeader",
  ],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Feedback/SaveBar",
  component: SaveBar,
  parameters: {
    guide,
    keyboard: { "Tab": "moves between the buttons", "Enter, Space": "presses a button" },
  },
} satisfies Meta<typeof SaveBar>;

export default meta;

type Story = StoryObj<typeof meta>;

const actions = (
  <>
    <Button variant="quiet" icon="rotate-ccw">Undo</Button>
    <Button variant="primary">Save the hours</Button>
  </>
);
export const Unsaved: Story = {
  args: { label: "Saving", message: "Changes are not saved yet.", actions },
};
export const Saving: Story = {
  args: {
    label: "Saving",
    message: "Changes are not saved yet.",
    actions: <Button variant="primary" pending>Save the hours</Button>,
  },
};
export const Phone: Story = {
  globals: { viewport: { value: "phone" } },
  args: { label: "Saving", message: "Changes are not saved yet.", actions },
};
export const Failed: Story = {
  args: {
    label: "Saving",
    message: <Note tone="error" urgent>Not saved: one problem to fix. It is marked.</Note>,
    actions,
  },
};
export const OneRow: Story = {
  args: {
    label: "Avaldamine",
    oneRow: true,
    message: "Muudatusi, mida kliendid veel ei näe: 12",
    actions: <Button variant="primary" block>Отправить на одобрение</Button>,
  },
  globals: { viewport: { value: "phone" } },
};
export const NothingToSave: Story = {
  args: {
    label: "Saving",
    message: "All changes are saved automatically.",
    actions: <Button variant="primary">OK</Button>,
  },
};
export const LongWords: Story = {
  args: { label: "Saving", message: "Vastuvõtuaegade muudatused on salvestamata.", actions },
};
