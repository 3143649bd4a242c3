import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { NativeSelect } from "./native-select.tsx";

const guide = {
  use: [
    "In the search form that is sent before the scripts of the page have arrived, or without any.",
  ],
  avoid: [
    "Select where scripts run: it shows numbers beside the options and searches long lists.",
    "InlineSelect for the blanks of the sentence, which take over once the page is alive.",
  ],
  words: {
    rule: "The first option is the one that limits nothing, in the words of the sentence.",
    et: "ükskõik mis päev",
    en: "on any day",
    ru: "любой день",
  },
  related: ["Controls/Select", "Controls/InlineSelect", "Controls/Form"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Controls/NativeSelect",
  component: NativeSelect,
  parameters: {
    guide,
    keyboard: {
      "Up, Down": "choose another option",
      "Letters": "choose the option that starts with them",
    },
  },
  args: {
    label: "Place",
    name: "city",
    groups: [
      { options: [{ value: "", label: "anywhere" }] },
      {
        title: "Towns",
        options: [{ value: "tallinn", label: "in Tallinn" }, { value: "tartu", label: "in Tartu" }],
      },
    ],
  },
} satisfies Meta<typeof NativeSelect>;

export default meta;

export const Empty: StoryObj<typeof meta> = {};

export const Chosen: StoryObj<typeof meta> = { args: { defaultValue: "tartu" } };
export const Disabled: StoryObj<typeof meta> = { args: { disabled: true } };

export const LongWords: StoryObj<typeof meta> = {
  args: {
    label: "Тема, с которой вы ищете поддержку",
    groups: [{
      options: [{ value: "", label: "Naiste hormonaalne tasakaal ja ainevahetushäired" }],
    }],
  },
  globals: { viewport: { value: "phone" } },
};
