import type { Meta, StoryObj } from "@storybook/react-vite";
import { TextField } from "./text-field.tsx";
import { Form } from "./form.tsx";

const meta = {
  title: "Controls/Form",
  component: Form,
  parameters: {
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
