import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { Row } from "../layout/row.tsx";
import { Stack } from "../layout/stack.tsx";
import { iconNames } from "./icon-names.ts";
import { Icon } from "./icon.tsx";

const guide = {
  use: [
    "Beside a word, with the meaning it has everywhere: badge-check for a checked credential, lock for what only you see, life-buoy for help in a crisis.",
    "Small in lines of facts, regular in buttons and notes.",
  ],
  avoid: [
    "A word alone when no icon of the vocabulary fits: a new one has to be learned first.",
    "PracticeLabel for the shapes of the practice groups, VerdictBadge for a verdict of the test.",
  ],
  words: {
    rule: "A label only where the icon stands alone; beside words it would be read twice.",
    et: "ainult sina näed",
    en: "only you see this",
    ru: "видите только вы",
  },
  examples: [{
    right: "BesideWords",
    wrong: "WithoutWords",
    why:
      "What the sprout and the shield mean is clear to us. A client with a caution has to read it.",
  }],
  related: ["Controls/Button", "Feedback/Badge", "Booking/VerdictBadge", "Booking/IconList"],
  status: "stable",
} satisfies Guide;

const meta = { title: "Controls/Icon", component: Icon, parameters: { guide } } satisfies Meta<
  typeof Icon
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const AllIcons: Story = {
  args: { name: "check" },
  render: () => (
    <ul
      translate="no"
      style={{
        display: "grid",
        gap: 16,
        gridTemplateColumns: "repeat(auto-fill, minmax(150px, 1fr))",
      }}
    >
      {iconNames.map((name) => (
        <li key={name} style={{ display: "flex", gap: 8 }}>
          <Icon name={name} /> {name}
        </li>
      ))}
    </ul>
  ),
};
export const WithLabel: Story = { args: { name: "badge-check", label: "credentials checked" } };
export const BesideWords: Story = {
  args: { name: "badge-check" },
  render: () => (
    <Stack gap="inline">
      <Row gap="inline">
        <Icon name="sprout" size="small" />
        <span>recommended by your test</span>
      </Row>
      <Row gap="inline">
        <Icon name="triangle-alert" size="small" />
        <span>with caution: pregnancy</span>
      </Row>
    </Stack>
  ),
};
export const WithoutWords: Story = {
  args: { name: "badge-check" },
  render: () => (
    <Row gap="inline">
      <Icon name="sprout" label="recommended by your test" />
      <Icon name="triangle-alert" label="with caution" />
      <Icon name="shield-alert" label="not suitable" />
    </Row>
  ),
};
