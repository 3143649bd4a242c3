import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { GiftCard } from "./gift-card.tsx";
import { PrintedGiftCard } from "./printed-gift-card.tsx";

const guide = {
  use: [
    "On the page of a paid gift card, when it is printed at home or sent by post: front and inside of one folded sheet.",
  ],
  avoid: [
    "GiftCard on the screen, where nothing is folded and the code has its own button.",
    "CertificatePaper for the certificate of a course.",
  ],
  words: {
    rule:
      "The note says what to do with the code in two sentences; it must be right without the internet.",
    et: "Kehtib 24.12.2029. Vali praktik ja maksa koodiga. Jääk jääb kaardile.",
    en:
      "Valid until 24 Dec 2029. Choose a practitioner and pay with the code. The rest stays on the card.",
    ru:
      "Действует до 24.12.2029. Выберите специалиста и заплатите кодом. Остаток сохраняется на карте.",
  },
  related: ["Booking/GiftCard", "Booking/BalanceFigure", "Layout/CertificatePaper"],
  status: "new",
} satisfies Guide;

const meta = {
  title: "Booking/PrintedGiftCard",
  component: PrintedGiftCard,
  parameters: { guide },
  args: {
    label: "The printed card",
    front: (
      <GiftCard
        brand="Heaolu"
        design="christmas-spruce"
        seed="Anna"
        dedication="For Anna, time for herself"
      />
    ),
    message: "You always care for others. This hour is yours alone.",
    from: "Liisa and Mihkel",
    amount: "€75",
    code: "7QMK-2V9D-ARTX-9C4W",
    note: "Valid until 24 December 2029. Choose a practitioner and pay with the code.",
  },
} satisfies Meta<typeof PrintedGiftCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutMessage: Story = { args: { message: undefined } };
export const RightToLeft: Story = { globals: { direction: "rtl" } };
export const LongTexts: Story = {
  args: {
    message:
      "Kallis ema, oled kõigi eest nii kaua hoolt kandnud, et enda aeg on ununenud. See tund on ainult sinu: ära tee süüa, ära helista tagasi, ära mõtle homsele. Meie hoiame lapsi ja koera.",
    from: "Wilhelmina-Charlotte, Karl-Joosep ja kogu Kuuseoks-Tammsaare pere",
    amount: "1 234,50 €",
    note:
      "Kehtib kuni 24. detsembrini 2029. Vali praktik ja maksa koodiga. Jääk jääb kaardile alles.",
  },
};
