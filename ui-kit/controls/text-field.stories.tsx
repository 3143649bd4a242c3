import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { Link } from "./link.tsx";
import { TextField } from "./text-field.tsx";

const guide = {
  use: [
    "For a line of text: email, name, phone, the number of a certificate.",
    "With a unit for numbers side by side, as the length and the price of a practice.",
    "With reveal for a password, so that it can be read before it is sent.",
  ],
  avoid: [
    "CodeField for six digits from a mail, GroupCodeField for the code of a gift card.",
    "NumberField for a count that is changed by steps; TextArea for sentences.",
  ],
  words: {
    rule:
      "The label is a noun, the description says what the value is used for, the error shows the right form.",
    et: "Sisesta e-posti aadress kujul nimi@näide.ee.",
    en: "Enter an email address like name@example.com.",
    ru: "Укажите адрес в виде имя@пример.ee.",
  },
  examples: [{
    right: "WithDescription",
    wrong: "PlaceholderAsLabel",
    why: "With the first letter the word is gone, and a filled form cannot be checked any more.",
  }],
  related: ["Controls/TextArea", "Controls/NumberField", "Controls/CodeField", "Controls/Form"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Controls/TextField",
  component: TextField,
  parameters: {
    guide,
    keyboard: { "Tab": "moves to the field, then to the button that shows the password" },
  },
} satisfies Meta<typeof TextField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { label: "Email", name: "email", type: "email" } };
export const WithDescription: Story = {
  args: {
    label: "Phone",
    name: "phone",
    description: "Only for a change on the same day.",
    type: "tel",
  },
};
export const Invalid: Story = {
  args: {
    label: "Email",
    name: "email",
    defaultValue: "liisa@",
    error: "Write your email, e.g. name@example.ee",
  },
};
export const Password: Story = {
  args: {
    label: "Password",
    name: "password",
    type: "password",
    defaultValue: "warm-socks-12",
    reveal: { show: "Show password", hide: "Hide password" },
    aside: <Link href="/forgot">Forgot password?</Link>,
  },
};
export const WithUnit: Story = {
  args: { label: "Price", name: "price", unit: "€", inputMode: "decimal", defaultValue: "65" },
};
export const LabelHidden: Story = {
  args: { label: "Duration", labelHidden: true, name: "duration", unit: "min" },
};
export const Disabled: Story = {
  args: { label: "Email", name: "email", defaultValue: "liisa@example.ee", disabled: true },
};
export const Focused: Story = {
  args: { label: "Email", name: "email", type: "email", defaultValue: "liisa@example.ee" },
  play: ({ canvasElement }) => canvasElement.querySelector("input")?.focus(),
};
export const LongText: Story = {
  args: {
    label: "Isikuandmete töötlemisega seotud kontaktisiku elektronposti aadress",
    name: "email",
    description: "Sellele aadressile saadame kinnitused, meeldetuletused ja muudatused.",
    defaultValue: "mari-magdaleena.kirsimagi-ploompuu@terviseedenduskeskus.example",
  },
};
export const NineDigits: Story = {
  args: {
    label: "Price",
    name: "price-digits",
    unit: "€",
    inputMode: "decimal",
    defaultValue: "123456789",
  },
};
export const PlaceholderAsLabel: Story = {
  args: { label: "Phone", labelHidden: true, name: "phone", type: "tel", placeholder: "Phone" },
};
