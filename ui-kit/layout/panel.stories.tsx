import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { Button } from "../controls/button.tsx";
import { TextField } from "../controls/text-field.tsx";
import { Form } from "../controls/form.tsx";
import { Row } from "./row.tsx";
import { Panel } from "./panel.tsx";
import { Text } from "./text.tsx";

const guide = {
  use: [
    "At the foot of the home page: practitioners leave their email to be invited. One deep field a page, because it draws the eye from everything else.",
  ],
  avoid: [
    "Card for anything a client does; Banner for a message.",
    "Hero for the beginning of a page.",
  ],
  words: {
    rule: "A question that its readers answer with yes, what happens next and what it costs.",
    et: "Oled praktik? Tule meiega. Kuutasu ei ole.",
    en: "Are you a practitioner? Join us. There is no monthly fee.",
    ru: "Вы специалист? Присоединяйтесь. Ежемесячной платы нет.",
  },
  examples: [{
    right: "OneDeepField",
    wrong: "DeepFieldsInARow",
    why:
      "Three dark fields cancel each other out, and the client's own way on is lost between them.",
  }],
  related: ["Layout/Card", "Layout/Hero", "Layout/Benefits", "Controls/Form"],
  status: "stable",
} satisfies Guide;

const meta = { title: "Layout/Panel", component: Panel, parameters: { guide } } satisfies Meta<
  typeof Panel
>;

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
export const Sent: Story = {
  args: {
    ...Dark.args!,
    children: (
      <Text size="lead" role="status">
        Thank you. If kulli@example.ee is your address, a mail is on its way: confirm it there.
      </Text>
    ),
  },
};
export const OneDeepField: Story = { args: { ...Dark.args! } };
export const DeepFieldsInARow: Story = {
  args: { ...Dark.args! },
  render: () => (
    <>
      {["Take the test", "Give a gift card", "Join us"].map((title) => (
        <Panel key={title} tone="dark" title={title}>
          <Button variant="primary">{title}</Button>
        </Panel>
      ))}
    </>
  ),
};
export const LongWords: Story = {
  args: { ...Dark.args!, title: "Täiskasvanupsühhoterapeudid, liituge." },
};
