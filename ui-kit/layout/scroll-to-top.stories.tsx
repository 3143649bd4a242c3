import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { AppShell } from "./app-shell.tsx";
import { Footer } from "./footer.tsx";
import { ScrollToTop } from "./scroll-to-top.tsx";

const guide = {
  use: [
    "Once in the app: on long pages such as the results or a year of the journal, the way back to bar and filters.",
  ],
  avoid: [
    "BackLink for the page before; SkipLink for keyboards.",
    "Affix for another control at the edge of the window.",
  ],
  words: {
    rule: "Say where it leads.",
    et: "Tagasi üles",
    en: "Back to top",
    ru: "Наверх",
  },
  related: ["Layout/Affix", "Navigation/SkipLink", "Layout/Footer"],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Layout/ScrollToTop",
  component: ScrollToTop,
  parameters: { guide, keyboard: { "Enter, Space": "scrolls to the top of the page" } },
} satisfies Meta<
  typeof ScrollToTop
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Scrolled: Story = {
  play: () => globalThis.scrollTo({ top: 600, behavior: "instant" }),
  args: { label: "Back to the top" },
  render: (args) => (
    <AppShell>
      <div style={{ blockSize: 2400 }}>
        Four hundred pixels further down the button is shown at the end of the window.
      </div>
      <ScrollToTop {...args} />
    </AppShell>
  ),
};
export const AboveFooter: Story = {
  play: () => globalThis.scrollTo({ top: 9999, behavior: "instant" }),
  args: { label: "Back to the top" },
  render: (args) => (
    <AppShell>
      <div style={{ blockSize: 2400 }}>
        At the end of the page the button is shown above the footer.
      </div>
      <ScrollToTop {...args} />
      <Footer
        copyright="© 2026 Heaolu"
        links={[{ href: "/terms", label: "Terms of use" }]}
        newTabLabel="opens in a new tab"
        crisis="In a crisis? Call 112 or 116 123."
      />
    </AppShell>
  ),
};
