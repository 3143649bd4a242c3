import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { CertificatePaper } from "./certificate-paper.tsx";

const guide = {
  use: [
    "On the page of a finished course and in its print: the same paper in every mode, white also in the dark.",
    "Rings are the lessons of the course; the code lets any reader check that it is genuine.",
  ],
  avoid: [
    "CredentialBadge for the certificate of a practitioner's training, which we check and which covers a practice.",
    "PrintedGiftCard for a paper that can be redeemed.",
  ],
  words: {
    rule: "Say what was done and, as plainly, what the paper does not allow.",
    et:
      "See tunnistus kinnitab õppimist. See ei ole kutsetunnistus ega anna õigust teisi nõustada.",
    en:
      "This certificate confirms learning. It is no licence to practise and gives no right to advise others.",
    ru:
      "Это свидетельство подтверждает обучение. Оно не заменяет профессиональный документ и не даёт права консультировать других.",
  },
  related: ["Layout/LessonRings", "Booking/CredentialBadge", "Booking/PrintedGiftCard"],
  status: "new",
} satisfies Guide;

const meta = {
  title: "Layout/CertificatePaper",
  component: CertificatePaper,
  parameters: { guide },
  args: {
    brand: "Heaolu",
    rings: 4,
    who: "Liisa Tamm läbis kursuse",
    title: "Esimene kohtumine: vali hästi ja hoia oma piire",
    facts: "4 õppetundi, 45 minutit, 4 harjutust · 2. oktoober 2026",
    meaning:
      "See tunnistus kinnitab õppimist. See ei ole kutsetunnistus ega anna õigust teisi nõustada.",
    codeLabel: "Kontrollkood",
    code: "KWNQ-SST3",
  },
} satisfies Meta<typeof CertificatePaper>;

export default meta;

type Story = StoryObj<typeof meta>;

export const FourRings: Story = {};
export const ManyRings: Story = { args: { rings: 24 } };
export const LongNames: Story = {
  args: {
    who:
      "Константин Константинопольский-Преображенский получает свидетельство за прохождение курса",
    title:
      "Kehapsühhoteraapiast alguse saanud hingamisharjutuste kursus istuva töö ja pikkade õhtute kõrvale",
    lang: "et",
  },
};
export const OneRing: Story = { args: { rings: 1, facts: "1 õppetund, 12 minutit" } };
