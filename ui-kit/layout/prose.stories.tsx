import type { Meta, StoryObj } from "@storybook/react-vite";
import { Prose } from "./prose.tsx";

const meta = { title: "Layout/Prose", component: Prose } satisfies Meta<typeof Prose>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Paragraphs: Story = {
  args: {
    children: (
      <>
        <p>
          I came to bodywork from physiotherapy. For ten years I saw how the same back hurts again.
        </p>
        <p>The first time we talk and try one or two exercises.</p>
      </>
    ),
  },
};
