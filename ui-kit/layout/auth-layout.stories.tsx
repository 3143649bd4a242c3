import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { AuthLayout } from "./auth-layout.tsx";
import { Divider } from "./divider.tsx";

const guide = {
  use: [
    "For log in, register, a mailed code and a lost password: the form, beside it what an account is for.",
    "Change the benefits with the reader: an invited practitioner reads about hours and being found, a client about journal and bookings.",
  ],
  avoid: [
    "Dialog when a signed-in person only confirms that it is them.",
    "Hero and Benefits for a page that presents the product and has no form.",
  ],
  words: {
    rule:
      "The title says what is theirs behind the door; each benefit is a fact they can check later.",
    et: "Sinu päevik, sinu ajad, sinu tempo.",
    en: "Your journal, your bookings, your pace.",
    ru: "Ваш дневник, ваши встречи, ваш темп.",
  },
  examples: [{
    right: "FactsBesideTheForm",
    wrong: "PraiseBesideTheForm",
    why: "Praise cannot be checked; a tired reader wants to know what happens with their data.",
  }],
  related: ["Layout/Divider", "Layout/Benefits", "Booking/Ticket", "Controls/CodeField"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Layout/AuthLayout",
  component: AuthLayout,
  parameters: { guide },
} satisfies Meta<
  typeof AuthLayout
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    title: "Your journal, your bookings, your pace.",
    benefits: [{ icon: "eye", text: "A plain list of who has opened your data, and when." }],
    children: (
      <>
        <h1>Log in</h1>
        <Divider>or</Divider>
      </>
    ),
  },
};
export const LongWords: Story = {
  args: {
    title: "Isikuandmetetöötlusnõusolekud, päevik ja broneeringud ühes kohas.",
    benefits: [
      {
        icon: "notebook-pen",
        text: "Kehapsühhoteraapiakohtumiste märkmed, mida näed ainult sina.",
      },
      {
        icon: "calendar-check",
        text: "Aega saab muuta ja tühistada ka hilisõhtul, ilma helistamata.",
      },
      { icon: "lock", text: "Loetelu sellest, kes sinu andmeid on vaadanud, millal ja miks." },
    ],
    children: <h1>Logi sisse</h1>,
  },
  globals: { viewport: { value: "phone" } },
};
export const FactsBesideTheForm: Story = {
  args: {
    title: "Your journal, your bookings, your pace.",
    benefits: [
      { icon: "calendar-check", text: "Move or cancel a session without a call." },
      { icon: "lock", text: "Only you see your notes." },
    ],
    children: <h1>Log in</h1>,
  },
};
export const PraiseBesideTheForm: Story = {
  args: {
    title: "Estonia's most trusted wellbeing platform!",
    benefits: [
      { icon: "star", text: "Loved by thousands of happy clients." },
      { icon: "sprout", text: "The best practitioners, hand-picked for you." },
    ],
    children: <h1>Log in</h1>,
  },
};
