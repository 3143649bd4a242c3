import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../controls/button.tsx";
import { Checkbox } from "../controls/checkbox.tsx";
import { Form, type FormProblem } from "../controls/form.tsx";
import { Link } from "../controls/link.tsx";
import { TextField } from "../controls/text-field.tsx";
import { AuthLayout } from "../layout/auth-layout.tsx";
import { Divider } from "../layout/divider.tsx";
import { Row } from "../layout/row.tsx";
import { Text } from "../layout/text.tsx";
import { Shell } from "./shell.tsx";

export default {
  title: "Compositions/SignIn",
  parameters: { layout: "fullscreen" },
} satisfies Meta;

function LogIn({ problems = [] }: { problems?: FormProblem[] }) {
  return (
    <Shell>
      <AuthLayout
        title="Your journal, your bookings, your pace."
        benefits={[
          {
            icon: "notebook-pen",
            text: "Every session in one place, with notes only you can read.",
          },
          {
            icon: "shield-check",
            text: "Test results that warn you before you book something unsuitable.",
          },
          { icon: "eye", text: "A plain list of who has opened your data, and when." },
        ]}
      >
        <h1>Log in</h1>
        <Text tone="soft">
          New here? <Link href="/register">Create an account</Link>
        </Text>
        <Form problems={problems} problemsTitle="Please put two things right" onSend={() => {}}>
          <TextField
            label="Email"
            name="email"
            type="email"
            autoComplete="username"
            defaultValue="liisa@example.ee"
            error={problems.length > 0 && "Write your email, e.g. name@example.ee"}
          />
          <TextField
            label="Password"
            name="password"
            type="password"
            autoComplete="current-password"
            defaultValue="warm-socks-12"
            aside={<Link href="/forgot">Forgot password?</Link>}
            reveal={{ show: "Show password", hide: "Hide password" }}
          />
          <Checkbox label="Remember me on this device" name="remember" defaultChecked />
          <Button variant="primary" block type="submit">Log in</Button>
        </Form>
        <Divider>or</Divider>
        <Row>
          <Button block>Google</Button>
          <Button block>Facebook</Button>
        </Row>
        <Text size="caption" tone="soft">
          By continuing you accept the <Link href="/terms">terms of use</Link>.
        </Text>
      </AuthLayout>
    </Shell>
  );
}

export const SignIn: StoryObj = { render: () => <LogIn /> };

export const SignInFailed: StoryObj = {
  render: () => (
    <LogIn
      problems={[
        { field: "email", message: "Write your email, e.g. name@example.ee" },
        { field: "password", message: "This password does not match." },
      ]}
    />
  ),
};
