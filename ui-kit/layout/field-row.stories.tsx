import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { Button } from "../controls/button.tsx";
import { TextField } from "../controls/text-field.tsx";
import { FieldRow } from "./field-row.tsx";

const guide = {
  use: [
    "For a length of a practice: duration, price and break belong together and are compared from row to row.",
  ],
  avoid: [
    "Stack for fields with long labels or help below them; one field a row reads faster.",
    "Grid for a form of equal fields, FilterRow above a list.",
  ],
  words: {
    rule: "One short noun each, the unit inside the field and not in the label.",
    et: "Kestus (min), Hind (€), Paus pärast (min)",
    en: "Duration (min), Price (€), Break after (min)",
    ru: "Длительность (мин), Цена (€), Перерыв после (мин)",
  },
  related: ["Controls/TextField", "Layout/FoldItem", "Layout/Grid", "Layout/FilterRow"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Layout/FieldRow",
  component: FieldRow,
  parameters: { guide },
} satisfies Meta<typeof FieldRow>;

export default meta;

type Story = StoryObj<typeof meta>;

const fields = (
  <>
    <TextField label="Duration" name="duration" unit="min" inputMode="numeric" defaultValue="50" />
    <TextField label="Price" name="price" unit="€" inputMode="decimal" defaultValue="65" />
    <TextField label="Break after" name="buffer" unit="min" defaultValue="15" />
  </>
);

const action = <Button variant="quiet" icon="trash-2" iconOnly>Remove this length</Button>;

export const Default: Story = { args: { children: fields, action } };
export const OnAPhone: Story = {
  args: { children: fields, action },
  globals: { viewport: { value: "phone" } },
};
export const WithError: Story = {
  args: {
    children: fields,
    action,
    error: "Write the price; a free session costs 0.",
  },
};
