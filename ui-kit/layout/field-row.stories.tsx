import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../controls/button.tsx";
import { TextField } from "../controls/text-field.tsx";
import { FieldRow } from "./field-row.tsx";

const meta = { title: "Layout/FieldRow", component: FieldRow } satisfies Meta<typeof FieldRow>;

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
