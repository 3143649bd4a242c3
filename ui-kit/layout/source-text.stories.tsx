import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { Button } from "../controls/button.tsx";
import { SourceText } from "./source-text.tsx";

const guide = {
  use: [
    "In the profile editor beside the field of a translation: the text in the main language of the practitioner, with “Start from this text” while the field is empty.",
    "In the dialog “running late”: the words that the client will get, in their language.",
  ],
  avoid: [
    "ConflictView when both are versions of the same text and one has to stay.",
    "Comment or Text with size lead for a quotation.",
  ],
  words: {
    rule: "The label names the language of the text; the button says what happens to the field.",
    et: "Eesti keeles – Alusta selle tekstiga",
    en: "In Estonian – Start from this text",
    ru: "На эстонском — Начать с этого текста",
  },
  related: ["Navigation/LanguageTabs", "Controls/TextArea", "Feedback/ConflictView"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Layout/SourceText",
  component: SourceText,
  parameters: { guide },
} satisfies Meta<
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
export const WithoutAction: Story = {
  args: {
    label: "To Liisa, in Russian",
    text: "Здравствуйте, Лийза!\nСегодня я опаздываю на десять минут, начнём в 18:25.",
    textLang: "ru",
  },
};
export const LongText: Story = {
  args: {
    ...Default.args!,
    text: "Aitan märgata, kus keha pinget hoiab, ja sellest samm-sammult lahti lasta. ".repeat(24),
  },
  globals: { viewport: { value: "phone" } },
};
