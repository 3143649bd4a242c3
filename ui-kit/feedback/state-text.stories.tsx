import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../layout/stack.tsx";
import { type State, StateText } from "./state-text.tsx";

const meta = { title: "Feedback/StateText", component: StateText } satisfies Meta<typeof StateText>;

export default meta;

type Story = StoryObj<typeof meta>;

const words: [State, string][] = [
  ["done", "ready"],
  ["open", "missing"],
  ["waiting", "1 being checked"],
  ["changed", "the Estonian text has changed"],
  ["warning", "a description is missing"],
  ["error", "1 price is missing"],
];

export const Default: Story = { args: { state: "done", children: "Saved at 14:32" } };
export const AllStates: Story = {
  args: { state: "done", children: "" },
  render: () => (
    <Stack gap="inline">
      {words.map(([state, text]) => <StateText key={state} state={state}>{text}</StateText>)}
    </Stack>
  ),
};
export const Quiet: Story = {
  args: { state: "waiting", icon: "refresh-cw", quiet: true, children: "Saving…" },
};
export const LongNames: Story = {
  args: {
    state: "error",
    children: "Изменения не сохранились, они остаются на этом устройстве до восстановления связи",
  },
  globals: { viewport: { value: "phone" } },
};
