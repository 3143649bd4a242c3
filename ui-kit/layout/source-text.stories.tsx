import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../controls/button.tsx";
import { SourceText } from "./source-text.tsx";

const meta = { title: "Layout/SourceText", component: SourceText } satisfies Meta<
  typeof SourceText
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    label: "In Estonian",
    text:
      "Aitan märgata, kus keha pinget hoiab, ja sellest samm-sammult lahti lasta.\nTöötan aeglaselt.",
    textLang: "et",
    action: <Button variant="quiet" small icon="copy">Start from this text</Button>,
  },
};
export const LongNames: Story = {
  args: { ...Default.args, label: "Текст на эстонском языке" },
  globals: { viewport: { value: "phone" } },
};
