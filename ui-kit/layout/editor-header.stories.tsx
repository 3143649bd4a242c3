import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../controls/button.tsx";
import { Icon } from "../controls/icon.tsx";
import { Link } from "../controls/link.tsx";
import { Switch } from "../controls/switch.tsx";
import { CompletenessRing } from "../feedback/completeness-ring.tsx";
import { StateText } from "../feedback/state-text.tsx";
import { EditorHeader } from "./editor-header.tsx";

const meta = {
  title: "Layout/EditorHeader",
  component: EditorHeader,
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
