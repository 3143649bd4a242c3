import type { Meta, StoryObj } from "@storybook/react-vite";
import { iconNames } from "./icon-names.ts";
import { Icon } from "./icon.tsx";

const meta = { title: "Controls/Icon", component: Icon } satisfies Meta<typeof Icon>;

export default meta;

type Story = StoryObj<typeof meta>;

export const AllIcons: Story = {
  args: { name: "check" },
  render: () => (
    <ul
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
