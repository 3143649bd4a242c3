import type { Decorator, Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { faces } from "../compositions/people.tsx";
import { Avatar } from "./avatar.tsx";
import { Row } from "./row.tsx";

const guide = {
  use: [
    "In the card shape on the card and the page of a practitioner: the face is why a client dares to write.",
    "Round and small beside a name in rows: sessions, teams, questions, the account menu; leave alt empty there, because the name is next to it.",
    "Initials for a client in the sessions of a practitioner and for a person who applied: their face is not shown to others.",
  ],
  avoid: [
    "Picture for rooms, covers and gallery photos.",
    "GrowthRings or Icon for a thing; PersonStrip when several people stand beside each other.",
  ],
  examples: [{
    right: "NameOnce",
    wrong: "NameTwice",
    why: "The photo repeats the name beside it, and a screen reader says it twice in every row.",
  }],
  related: [
    "Layout/Picture",
    "Layout/DefaultPortrait",
    "Booking/PersonStrip",
    "Booking/PractitionerHeader",
  ],
  status: "stable",
} satisfies Guide;

const meta = { title: "Layout/Avatar", component: Avatar, parameters: { guide } } satisfies Meta<
  typeof Avatar
>;

export default meta;

type Story = StoryObj<typeof meta>;

const ofCardWidth: Decorator = (Story) => (
  <div style={{ inlineSize: 208 }}>
    <Story />
  </div>
);

export const Photo: Story = {
  args: { src: faces.kulli, alt: "Külli Mägi" },
  decorators: [ofCardWidth],
};
export const Round: Story = { args: { src: faces.kulli, shape: "round", size: 52 } };
export const WithoutPhoto: Story = { args: { alt: "Külli Mägi" }, decorators: [ofCardWidth] };
export const RoundWithoutPhoto: Story = { args: { shape: "round", size: 96, alt: "Liisa Tamm" } };
export const Initials: Story = { args: { initials: "LT", shape: "round" } };
export const NameOnce: Story = {
  args: { src: faces.kulli, shape: "round" },
  render: (args) => (
    <Row>
      <Avatar {...args} />
      <b>Külli Mägi</b>
    </Row>
  ),
};
export const NameTwice: Story = {
  args: { src: faces.kulli, shape: "round", alt: "Külli Mägi" },
  render: (args) => (
    <Row>
      <Avatar {...args} />
      <b>Külli Mägi</b>
    </Row>
  ),
};
