import type { Meta, StoryObj } from "@storybook/react-vite";
import { ChangeList } from "./change-list.tsx";

const meta = { title: "Layout/ChangeList", component: ChangeList } satisfies Meta<
  typeof ChangeList
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    beforeLabel: "before",
    afterLabel: "now",
    changes: [
      { id: "price", name: "TRE, 45 min: price", before: "50 €", after: "55 €" },
      { id: "notice", name: "Cancelling is free until", before: "24 h", after: "48 h" },
    ],
  },
};
export const LongNames: Story = {
  args: {
    beforeLabel: "было",
    afterLabel: "стало",
    changes: [{
      id: "intro",
      name: "Короткое представление на русском языке",
      before: "—",
      after:
        "Помогаю заметить, где тело держит напряжение, и шаг за шагом его отпустить. Работаю медленно и без давления.",
      lang: "ru",
    }],
  },
  globals: { viewport: { value: "phone" } },
};
