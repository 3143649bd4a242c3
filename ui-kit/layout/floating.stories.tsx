import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../controls/button.tsx";
import { Floating } from "./floating.tsx";

const meta = { title: "Layout/Floating", component: Floating } satisfies Meta<typeof Floating>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Settings: Story = {
  args: { children: <Button icon="palette" iconOnly>Change the display</Button> },
};
