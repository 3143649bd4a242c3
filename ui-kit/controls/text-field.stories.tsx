import type { Meta, StoryObj } from "@storybook/react-vite";
import { Link } from "./link.tsx";
import { TextField } from "./text-field.tsx";

const meta = {
  title: "Controls/TextField",
  component: TextField,
  parameters: {
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
