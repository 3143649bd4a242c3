import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { Button } from "../controls/button.tsx";
import { TextArea } from "../controls/text-area.tsx";
import { ConflictView } from "./conflict-view.tsx";

const guide = {
  use: [
    "When a text was changed in two places: “About me” on two devices, a page of the admin by two people.",
    "With a field as children when both texts should be joined by hand.",
  ],
  avoid: [
    "ChangeList for values that differ between two versions, each in a line.",
    "Note when only one of the two texts can still be saved.",
  ],
  words: {
    rule: "Each side says where it is and whether it is saved. Each button says which text stays.",
    et: "Jäta siinne tekst · Võta teine tekst · Ühenda käsitsi",
    en: "Keep the text here · Take the other text · Merge by hand",
    ru: "Оставить этот текст · Взять другой текст · Объединить вручную",
  },
  examples: [{
    right: "Default",
    wrong: "OneWayOut",
    why: "The only button loses the other text, and its name does not say which one.",
  }],
  related: ["Layout/ChangeList", "Controls/TextArea", "Feedback/Note"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Feedback/ConflictView",
  component: ConflictView,
  parameters: { guide },
} satisfies Meta<
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
export const LongTexts: Story = {
  args: {
    ...common,
    mine: { ...common.mine, text: `${common.mine.text} `.repeat(8) },
    theirs: { ...common.theirs, text: `${common.theirs.text} `.repeat(8) },
  },
};
export const OneWayOut: Story = {
  args: { ...common, actions: <Button small variant="primary">Overwrite</Button> },
};
