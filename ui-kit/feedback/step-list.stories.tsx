import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { StepList } from "./step-list.tsx";

const guide = {
  use: [
    "For a way whose steps follow each other and partly wait for us: joining as a practitioner, the first steps of a profile.",
  ],
  avoid: [
    "TaskList for work in any order, with a button at each.",
    "PartList for the parts of a longer task with how much is done; SectionLinks for a form.",
  ],
  words: {
    rule: "A step says who does what; the line below says how long it takes or what it needs.",
    et: "Meie vastame. Iga avaldust loeb inimene.",
    en: "We answer. A person reads every application.",
    ru: "Мы отвечаем. Каждую заявку читает человек.",
  },
  examples: [{
    right: "Regular",
    wrong: "StepsWithoutOrder",
    why:
      "These can be done in any order. As steps, the second seems closed until the first is done.",
  }],
  related: ["Layout/TaskList", "Layout/PartList", "Navigation/SectionLinks"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Feedback/StepList",
  component: StepList,
  parameters: { guide },
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
export const AllDone: Story = {
  args: {
    steps: [
      { id: "1", title: "You confirm the address", state: "done" },
      { id: "2", title: "We answer", state: "done" },
    ],
  },
};
export const LongText: Story = {
  args: {
    doneLabel: "сделано",
    steps: [
      {
        id: "1",
        title: "Подтверждение адреса электронной почты mari-magdaleena@terviseedendus.example",
        state: "done",
      },
      {
        id: "2",
        title: "Üks meist vaatab sinu profiili ja tunnistused läbi",
        text: "Tavaliselt võtab see kaks tööpäeva, seni võid kõike edasi muuta.",
        state: "current",
      },
    ],
  },
  globals: { viewport: { value: "phone" } },
};
export const StepsWithoutOrder: Story = {
  args: {
    steps: [
      { id: "1", title: "Add a picture of the room", state: "current" },
      { id: "2", title: "Write “About me” in Russian", state: "next" },
      { id: "3", title: "Connect your calendar", state: "next" },
    ],
  },
};
