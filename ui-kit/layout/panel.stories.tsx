import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../controls/button.tsx";
import { TextField } from "../controls/text-field.tsx";
import { Form } from "../controls/form.tsx";
import { Row } from "./row.tsx";
import { Panel } from "./panel.tsx";

const meta = { title: "Layout/Panel", component: Panel } satisfies Meta<typeof Panel>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Dark: Story = {
  args: {
    tone: "dark",
    title: "Are you a practitioner? Join us.",
    text: "Leave your email. We send an invitation.",
    children: (
      <Row align="end">
        <TextField label="Email" name="email" type="email" />
        <Button variant="primary">Join</Button>
      </Row>
    ),
  },
};
export const Failed: Story = {
  args: {
    ...Dark.args,
    children: (
      <Form
        onSend={() => {}}
        problemsTitle="This needs another look"
        problems={[{ field: "email", message: "Write an email address like name@example.com." }]}
      >
        <TextField label="Email" name="email" error="Write an email address." />
      </Form>
    ),
  },
};
