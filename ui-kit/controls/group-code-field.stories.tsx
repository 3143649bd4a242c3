import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import type { Guide } from "../.storybook/guide.ts";
import { Row } from "../layout/row.tsx";
import { GroupCodeField } from "./group-code-field.tsx";
import { TextField } from "./text-field.tsx";

const guide = {
  use: [
    "For the code of a gift card, copied from paper or pasted from a mail: at a booking, in the journal, to see what is left.",
  ],
  avoid: [
    "CodeField for six digits from a mail, where the last digit confirms.",
    "TextField for a text without groups, such as the number of a certificate.",
  ],
  words: {
    rule: "Say how the code looks and which symbols it never has, so that O is not taken for 0.",
    et: "Neli rühma, igas neli märki. Koodis ei ole kunagi tähte O ega numbrit 0.",
    en: "Four groups of four symbols. A code never contains the letter O or the number 0.",
    ru: "Четыре группы по четыре знака. В коде не бывает буквы O и цифры 0.",
  },
  examples: [{
    right: "Empty",
    wrong: "FourFields",
    why:
      "A code pasted from a mail lands in the first field, and a correction takes four stops of Tab.",
  }],
  related: ["Controls/CodeField", "Controls/TextField", "Booking/GiftCard"],
  status: "new",
} satisfies Guide;

const meta = {
  title: "Controls/GroupCodeField",
  component: GroupCodeField,
  parameters: {
    guide,
    keyboard: { "Tab": "moves to the field" },
  },
  args: {
    name: "code",
    label: "Code of the gift card",
    description: "Four groups of four symbols.",
    value: "",
    onValueChange: () => {},
  },
  render: function Typed(args) {
    const [value, setValue] = useState(args.value);
    return <GroupCodeField {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof GroupCodeField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: "7QMK-2V9D-ARTX-9C4W" } };
export const Refused: Story = {
  args: {
    value: "7QMK-2V9D-ARTX-9C40",
    error: "There is no such code. A code never contains the letter O or the number 0.",
  },
};
export const RightToLeft: Story = { globals: { direction: "rtl" } };
export const LongText: Story = {
  args: {
    label: "Kinkekaardi kood, mis on trükitud kaardi tagaküljele",
    description: "Четыре группы по четыре знака. В коде не бывает буквы O и цифры 0.",
    value: "7QMK-2V9D-ARTX-9C4W",
  },
  globals: { viewport: { value: "phone" } },
};
export const Disabled: Story = { args: { value: "7QMK-2V9D-ARTX-9C4W", disabled: true } };
export const FourFields: Story = {
  render: () => (
    <Row>
      <TextField label="Group 1" name="group-1" defaultValue="7QMK" />
      <TextField label="Group 2" name="group-2" />
      <TextField label="Group 3" name="group-3" />
      <TextField label="Group 4" name="group-4" />
    </Row>
  ),
};
