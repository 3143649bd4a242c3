import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { Benefits } from "./benefits.tsx";

const guide = {
  use: [
    "On the home page below the results: three promises of the product, each a fact that can be checked a page later.",
  ],
  avoid: [
    "IconList for facts of a practitioner, a place or a booking.",
    "CredentialBadge where one certificate is the proof; Card where something can be done.",
  ],
  words: {
    rule: "The title is what you get, the text is how you can see it. No “best”, no “trusted by”.",
    et:
      "Tunnistus iga praktika kohta. Näed, kes tunnistuse andis, kaua see kehtib ja millist praktikat see katab.",
    en:
      "Proof for every practice. You see who issued a certificate, how long it is valid and which practice it covers.",
    ru:
      "Документ на каждую практику. Видно, кто выдал документ, сколько он действует и какую практику подтверждает.",
  },
  examples: [{
    right: "ThreeFacts",
    wrong: "SixPraises",
    why: "Six boasts say nothing that can be checked and push the free times off the screen.",
  }],
  related: ["Booking/IconList", "Layout/Panel", "Layout/AuthLayout"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Layout/Benefits",
  component: Benefits,
  parameters: { guide },
} satisfies Meta<typeof Benefits>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    items: [
      {
        title: "Suits you before you book",
        text: "The test says which practices are likely to help.",
      },
      { title: "Proof for every practice", text: "We check who gave the credential." },
      { title: "You see who opened your notes", text: "Every opening is written down." },
    ],
  },
};
export const LongWords: Story = {
  args: {
    items: [
      {
        title: "Isikuandmetetöötlusnõusolekudokumentatsioon",
        text:
          "Kehapsühhoteraapiakohtumiste meeldetuletused, tühistamised ja märkmed on ühes kohas.",
      },
      {
        title: "Свободное время видно сразу",
        text: "У каждого специалиста указано ближайшее время.",
      },
    ],
  },
  globals: { viewport: { value: "phone" } },
};
export const ThreeFacts: Story = {
  args: {
    items: [
      { title: "Free times at a glance", text: "The one you choose is held until you book." },
      {
        title: "Proof for every practice",
        text: "You see who issued a certificate and until when.",
      },
      { title: "The journal is yours", text: "Only you can see the notes." },
    ],
  },
};
export const SixPraises: Story = {
  args: {
    items: ["The best experts", "Trusted by thousands", "Easy to use", "Fast", "Modern", "Loved"]
      .map((
        title,
      ) => ({ title, text: "We care about you and your wellbeing every single day." })),
  },
};
