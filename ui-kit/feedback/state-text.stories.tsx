import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { Stack } from "../layout/stack.tsx";
import { type State, StateText } from "./state-text.tsx";

const guide = {
  use: [
    "For how far a part of the profile is: ready, missing, being checked, a price is missing.",
    "Quiet for the one line that says whether the editor has saved.",
    "Compact beside section names, where the words are for a screen reader.",
  ],
  avoid: [
    "Badge for the state of a thing that is finished and stands in a list or table.",
    "StatusChip for a session; Note when something has to be decided.",
  ],
  words: {
    rule: "Say what is missing, not that something is. Saving is a fact with its time.",
    et: "Ei salvestunud, muudatused on selles seadmes",
    en: "Not saved, your changes are kept on this device",
    ru: "Не сохранилось, изменения хранятся на этом устройстве",
  },
  examples: [{
    right: "AllStates",
    wrong: "StatesWithoutFacts",
    why: "“Attention” sends the reader to search the whole section for what is wrong.",
  }],
  related: [
    "Feedback/Badge",
    "Feedback/SaveBar",
    "Feedback/CompletenessRing",
    "Navigation/SectionLinks",
  ],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Feedback/StateText",
  component: StateText,
  parameters: { guide },
} satisfies Meta<typeof StateText>;

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
export const Compact: Story = {
  args: { state: "warning", compact: true, children: "a description is missing" },
};
export const StatesWithoutFacts: Story = {
  args: { state: "error", children: "" },
  render: () => (
    <Stack gap="inline">
      <StateText state="done">OK</StateText>
      <StateText state="waiting">Pending</StateText>
      <StateText state="error">Attention</StateText>
    </Stack>
  ),
};
