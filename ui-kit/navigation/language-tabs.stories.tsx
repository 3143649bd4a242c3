import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { type ComponentProps, useState } from "react";
import { languageTabId, LanguageTabs } from "./language-tabs.tsx";

const guide = {
  use: [
    "Above texts that a practitioner writes in up to three languages: introduction, directions to a place, caption of a picture, a course.",
    "The state says what is left to do in that language, so that no tab has to be opened to find out.",
  ],
  avoid: [
    "MenuButton for the language of the whole page; LanguageTabs changes only which text is being written.",
    "Tabs for parts of a page that have an address of their own.",
  ],
  words: {
    rule:
      "A language is named in itself; the state is one or two words and names the text that changed.",
    et: "eesti tekst muutus",
    en: "the Estonian text changed",
    ru: "эстонский текст изменился",
  },
  examples: [{
    right: "SaysWhatChanged",
    wrong: "SaysOnlyThatSomethingIsWrong",
    why: "“Attention” does not say that the Estonian text was changed and this one has to follow.",
  }],
  related: ["Layout/SourceText", "Navigation/Tabs", "Feedback/StateText", "Layout/EditorSection"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Navigation/LanguageTabs",
  component: LanguageTabs,
  parameters: {
    guide,
    keyboard: {
      "Tab": "moves to the selected language, then to its texts",
      "← →": "selects the language before or after it",
      "Home End": "selects the first or the last language",
    },
  },
} satisfies Meta<typeof LanguageTabs>;

export default meta;

type Story = StoryObj<typeof meta>;

function WithState(props: ComponentProps<typeof LanguageTabs>) {
  const [selected, setSelected] = useState(props.selected);
  return (
    <>
      <LanguageTabs {...props} selected={selected} onSelect={setSelected} />
      <div
        id={props.panelId}
        role="tabpanel"
        aria-labelledby={languageTabId(props.panelId, selected)}
      >
        <p>{selected}</p>
      </div>
    </>
  );
}

const common = { label: "Language", panelId: "texts", onSelect: () => {} };

export const Default: Story = {
  args: {
    ...common,
    selected: "ru",
    tabs: [
      { id: "et", label: "Eesti", state: "done", stateText: "ready" },
      { id: "en", label: "English", state: "changed", stateText: "Estonian has changed" },
      { id: "ru", label: "Русский", state: "error", stateText: "missing" },
    ],
  },
  render: (args) => <WithState {...args} />,
};
export const LongNames: Story = {
  args: {
    ...common,
    selected: "en",
    tabs: [
      { id: "et", label: "Eesti", state: "done", stateText: "готово" },
      { id: "en", label: "English", state: "changed", stateText: "эстонский текст изменился" },
      { id: "ru", label: "Русский", state: "error", stateText: "нет текста" },
    ],
  },
  render: (args) => <WithState {...args} />,
  globals: { viewport: { value: "phone" } },
};
export const AllReady: Story = {
  args: {
    ...common,
    selected: "et",
    tabs: [
      { id: "et", label: "Eesti", state: "done", stateText: "ready" },
      { id: "en", label: "English", state: "done", stateText: "ready" },
      { id: "ru", label: "Русский", state: "done", stateText: "ready" },
    ],
  },
  render: (args) => <WithState {...args} />,
};
export const SaysWhatChanged: Story = {
  args: {
    ...common,
    selected: "en",
    tabs: [
      { id: "et", label: "Eesti", state: "done", stateText: "ready" },
      { id: "en", label: "English", state: "changed", stateText: "the Estonian text changed" },
    ],
  },
  render: (args) => <WithState {...args} />,
};
export const SaysOnlyThatSomethingIsWrong: Story = {
  args: {
    ...common,
    selected: "en",
    tabs: [
      { id: "et", label: "Eesti", state: "done", stateText: "ready" },
      { id: "en", label: "English", state: "changed", stateText: "attention" },
    ],
  },
  render: (args) => <WithState {...args} />,
};
