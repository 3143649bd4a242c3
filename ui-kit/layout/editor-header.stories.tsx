import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { Button } from "../controls/button.tsx";
import { Icon } from "../controls/icon.tsx";
import { Link } from "../controls/link.tsx";
import { Switch } from "../controls/switch.tsx";
import { CompletenessRing } from "../feedback/completeness-ring.tsx";
import { StateText } from "../feedback/state-text.tsx";
import { EditorHeader } from "./editor-header.tsx";

const guide = {
  use: [
    "At the top of the profile editor: the title says what is still missing, the ring how many of eight parts are ready, the switch opens when they are.",
  ],
  avoid: [
    "PageHeader for pages without a state of completeness.",
    "SaveBar where changes wait for a button: this editor saves by itself and says so in status.",
  ],
  words: {
    rule: "The title names the distance to the goal and the goal, not the name of the page.",
    et: "Veel 2 osa ja oled otsingus nähtav.",
    en: "2 more parts and you are visible in search.",
    ru: "Осталось 2 раздела, и вас можно будет найти в поиске.",
  },
  examples: [{
    right: "SaysTheDistance",
    wrong: "SaysThePage",
    why: "“Edit profile” and a percentage leave open what to do next and what it is good for.",
  }],
  related: [
    "Feedback/CompletenessRing",
    "Layout/EditorLayout",
    "Feedback/StateText",
    "Layout/PageHeader",
  ],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Layout/EditorHeader",
  component: EditorHeader,
  parameters: { guide },
} satisfies Meta<typeof EditorHeader>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    title: "Two more things and you are visible in search.",
    children: (
      <ul>
        <li>
          <Link href="#price">
            <Icon name="arrow-right" size="small" />
            TRE needs a price
          </Link>
        </li>
      </ul>
    ),
    ring: (
      <CompletenessRing
        label="Six of eight parts are ready"
        parts={["error", "warning", "done", "done", "done", "done", "done", "done"]}
      />
    ),
    goal: <Switch label="Show in search" hint="Opens when both are done" checked={false} locked />,
    status: <StateText state="done" quiet>Saved at 14:32</StateText>,
    actions: <Button variant="quiet" small icon="history">Earlier versions</Button>,
  },
};
export const LongNames: Story = {
  args: {
    ...Default.args,
    title: "Осталось сделать ещё пять шагов, чтобы вас можно было найти в поиске.",
  },
  globals: { viewport: { value: "phone" } },
};
export const Complete: Story = {
  args: {
    title: "You are visible in search.",
    ring: <CompletenessRing label="All eight parts are ready" parts={Array(8).fill("done")} />,
    goal: <Switch label="Show in search" checked onChange={() => {}} />,
    status: <StateText state="done" quiet>Saved at 14:32</StateText>,
  },
};
export const NotSaved: Story = {
  args: {
    ...Default.args!,
    status: <StateText state="error">Not saved, your changes are kept on this device</StateText>,
  },
};
export const SaysTheDistance: Story = {
  args: { ...Default.args!, title: "2 more parts and you are visible in search." },
};
export const SaysThePage: Story = {
  args: {
    ...Default.args!,
    title: "Edit profile (75 %)",
    children: undefined,
  },
};
