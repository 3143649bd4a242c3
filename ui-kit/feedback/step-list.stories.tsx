import type { Meta, StoryObj } from "@storybook/react-vite";
import { StepList } from "./step-list.tsx";

const meta = {
  title: "Feedback/StepList",
  component: StepList,
  args: {
    doneLabel: "done",
    steps: [
      { id: "1", title: "You confirmed the address", text: "20 November", state: "done" },
      { id: "2", title: "We answer", text: "Usually within two days.", state: "current" },
      { id: "3", title: "You fill in your profile", state: "next" },
    ],
  },
} satisfies Meta<typeof StepList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Regular: Story = {};
