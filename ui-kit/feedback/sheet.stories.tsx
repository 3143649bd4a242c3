import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../controls/button.tsx";
import { Checkbox } from "../controls/checkbox.tsx";
import { Sheet } from "./dialog.tsx";

const meta = {
  title: "Feedback/Sheet",
  component: Sheet,
  parameters: {
    keyboard: {
      Tab: "stays inside",
      Escape: "closes it and restores the focus",
    },
  },
  args: {
    open: true,
    onClose: () => {},
    title: "All filters",
    closeLabel: "Close",
    actions: <Button variant="primary" block>Show 24</Button>,
    children: <Checkbox label="Speaks Estonian" count={22} />,
  },
} satisfies Meta<typeof Sheet>;

export default meta;

type Story = StoryObj<typeof meta>;

export const End: Story = { args: { side: "end" } };
export const Narrow: Story = { args: { side: "start", size: "narrow" } };
