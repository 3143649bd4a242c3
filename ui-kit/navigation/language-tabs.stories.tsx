import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useState } from "react";
import { languageTabId, LanguageTabs } from "./language-tabs.tsx";

const meta = {
  title: "Navigation/LanguageTabs",
  component: LanguageTabs,
  parameters: {
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
