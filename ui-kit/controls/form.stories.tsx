import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { Form } from "./form.tsx";
import { TextField } from "./text-field.tsx";

const guide = {
  use: [
    "Around fields that are sent together: a booking, a certificate, a gift card, logging in.",
    "With problems when some fields were refused: each line of the summary leads to its field.",
  ],
  avoid: [
    "Switch and SaveBar where there is nothing to send: settings hold at once, working hours are saved by the bar.",
    "Note above the button when no field is at fault, such as a server that does not answer.",
  ],
  words: {
    rule:
      "The title says how many fields to look at. A problem says what to write, never that the input is invalid.",
    et: "Sisesta e-posti aadress kujul nimi@näide.ee.",
    en: "Enter an email address like name@example.com.",
    ru: "Укажите адрес в виде имя@пример.ee.",
  },
  examples: [{
    right: "SeveralProblems",
    wrong: "ProblemsWithoutAWayOut",
    why: "“Invalid” names neither the field nor what would be right, and the line leads nowhere.",
  }],
  related: ["Controls/TextField", "Feedback/Note", "Feedback/SaveBar", "Controls/Button"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Controls/Form",
  component: Form,
  parameters: {
    guide,
    keyboard: {
      "Enter": "submits the form from any single-line field; the focus moves to the error summary",
    },
  },
} satisfies Meta<typeof Form>;

export default meta;

type Story = StoryObj<typeof meta>;

const field = <TextField label="Email" name="form-email" />;
export const Default: Story = { args: { onSend: () => {}, children: field } };
export const WithErrorSummary: Story = {
  args: {
    onSend: () => {},
    problemsTitle: "Please put one thing right",
    problems: [{ field: "form-email", message: "Write your email." }],
    children: <TextField label="Email" name="form-email" error="Write your email." />,
  },
};
export const SeveralProblems: Story = {
  args: {
    onSend: () => {},
    problemsTitle: "Two things need another look",
    problems: [
      { field: "several-email", message: "Write your email." },
      { field: "several-password", message: "A password has at least 8 characters." },
    ],
    children: (
      <>
        <TextField label="Email" name="several-email" error="Write your email." />
        <TextField
          label="Password"
          name="several-password"
          type="password"
          error="A password has at least 8 characters."
        />
      </>
    ),
  },
};
export const LongText: Story = {
  args: {
    onSend: () => {},
    problemsTitle: "Vaata need väljad üle, enne kui avalduse uuesti saadad",
    problems: [{
      field: "long-email",
      message:
        "Укажите адрес в виде имя@пример.ee: на него придёт подтверждение записи и все изменения.",
    }],
    children: (
      <TextField
        label="Isikuandmete töötlemisega seotud kontaktisiku elektronposti aadress"
        name="long-email"
        error="Укажите адрес в виде имя@пример.ee: на него придёт подтверждение записи и все изменения."
      />
    ),
  },
  globals: { viewport: { value: "phone" } },
};
export const ProblemsWithoutAWayOut: Story = {
  args: {
    onSend: () => {},
    problemsTitle: "Error",
    problems: [{ message: "Invalid input." }, { message: "Invalid input." }],
    children: (
      <>
        <TextField label="Email" name="vague-email" error="Invalid input." />
        <TextField label="Password" name="vague-password" type="password" error="Invalid input." />
      </>
    ),
  },
};
