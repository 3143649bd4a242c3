import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../controls/button.tsx";
import { TextArea } from "../controls/text-area.tsx";
import { ConflictView } from "./conflict-view.tsx";

const meta = { title: "Feedback/ConflictView", component: ConflictView } satisfies Meta<
  typeof ConflictView
>;

export default meta;

type Story = StoryObj<typeof meta>;

const actions = (
  <>
    <Button small>Keep the text here</Button>
    <Button small>Take the other text</Button>
    <Button small variant="quiet">Merge by hand</Button>
  </>
);

const common = {
  title: "“About me” was changed elsewhere",
  when: "today 14:29",
  mine: {
    label: "Here, not saved",
    text:
      "I came to bodywork from physiotherapy. For fourteen years I saw the same back hurt again.",
  },
  theirs: {
    label: "Elsewhere, saved",
    text:
      "I came to bodywork from physiotherapy. For ten years I saw the same back hurt again, when work, sleep and worry stay the same.",
  },
  actions,
};

export const Default: Story = { args: common };
export const MergedByHand: Story = {
  args: {
    ...common,
    children: <TextArea label="Merged text" name="merged" defaultValue={common.mine.text} />,
    actions: <Button small variant="primary">Use this text</Button>,
  },
};
export const LongNames: Story = {
  args: {
    ...common,
    title: "Текст «Обо мне» тем временем изменился в другом месте",
    mine: { label: "Здесь, не сохранено", text: "" },
    textLang: "ru",
  },
  globals: { viewport: { value: "phone" } },
};
