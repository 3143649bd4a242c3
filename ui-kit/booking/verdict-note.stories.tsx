import type { Meta, StoryObj } from "@storybook/react-vite";
import { Link } from "../controls/link.tsx";
import { Disclosure } from "../layout/disclosure.tsx";
import { VerdictNote } from "./verdict-note.tsx";

const meta = { title: "Booking/VerdictNote", component: VerdictNote } satisfies Meta<
  typeof VerdictNote
>;

export default meta;

type Story = StoryObj<typeof meta>;

const result = <Link href="/preferences#massage">See your test results</Link>;

export const Recommended: Story = {
  args: {
    verdict: "recommended",
    label: "Recommended by your test",
    reason: "Suits you, because it helps with stress and burnout.",
    children: result,
  },
};
export const Ok: Story = { args: { verdict: "ok", label: "Suits you" } };
export const Caution: Story = {
  args: {
    verdict: "caution",
    label: "With caution",
    reason: "Gentle work suits well, but the position on the table has to be adapted.",
    source: "Source: general safety advice for massage",
    children: (
      <>
        <Disclosure title="Why?">Your answer: You are pregnant, or might be</Disclosure>
        {result}
      </>
    ),
  },
};
export const AskFirst: Story = {
  args: { ...Caution.args, verdict: "ask", label: "Ask the practitioner first" },
};
export const NotNow: Story = {
  args: {
    ...Caution.args,
    verdict: "contraindicated",
    label: "Not suitable for you right now",
    reason: "Deep work on the belly and cupping are not used in pregnancy.",
  },
};
export const Brief: Story = {
  args: {
    verdict: "ask",
    label: "Ask first",
    beside: <Link href="/preferences#massage">Read why</Link>,
  },
};
export const RightToLeft: Story = { ...NotNow, parameters: { direction: "rtl" } };
