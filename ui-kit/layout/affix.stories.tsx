import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../controls/button.tsx";
import { Affix } from "./affix.tsx";

const meta = { title: "Layout/Affix", component: Affix } satisfies Meta<typeof Affix>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { children: <Button icon="palette" iconOnly>Change the display</Button> },
};
