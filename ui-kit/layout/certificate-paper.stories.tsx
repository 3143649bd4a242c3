import type { Meta, StoryObj } from "@storybook/react-vite";
import { CertificatePaper } from "./certificate-paper.tsx";

const meta = {
  title: "Layout/CertificatePaper",
  component: CertificatePaper,
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
