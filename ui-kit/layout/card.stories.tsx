import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { Card } from "./card.tsx";
import { Button } from "../controls/button.tsx";
import { Stack } from "./stack.tsx";
import { Text } from "./text.tsx";

const guide = {
  use: [
    "Where something can be done: a session with its buttons, a request that waits for an answer, a package, a course exercise.",
    "Selected for the one that is next (my next session, an offer of a freed time); sunken for what is closed or over, such as health data an administrator has not opened.",
  ],
  avoid: [
    "Section for text that is only read: rules and air divide it, a card would promise an action.",
    "SessionCard, PractitionerCard, ReviewCard where one of them fits; Note for a message.",
  ],
  examples: [{
    right: "ACardToActOn",
    wrong: "CardsAroundText",
    why: "Three boxes around plain text look like three things to press.",
  }],
  related: ["Layout/Section", "Booking/SessionCard", "Booking/PractitionerCard", "Feedback/Note"],
  status: "stable",
} satisfies Guide;

const meta = { title: "Layout/Card", component: Card, parameters: { guide } } satisfies Meta<
  typeof Card
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = { args: { children: "You can act here." } };
export const Selected: Story = { args: { tone: "selected", children: "The next one, in sage." } };
export const Sunken: Story = { args: { tone: "sunken", children: "Not suitable, or cancelled." } };
export const Raised: Story = { args: { tone: "raised", children: "It floats over the page." } };
export const LongText: Story = {
  args: {
    children:
      "Isikuandmetetöötlusnõusolekudokumentatsioon ja kehapsühhoteraapiakohtumiste meeldetuletused",
  },
  decorators: [(Story) => (
    <div style={{ inlineSize: 220 }}>
      <Story />
    </div>
  )],
};
export const ACardToActOn: Story = {
  args: {
    tone: "selected",
    children: (
      <>
        <Text size="card">A time is free: Tue 24 Nov, 18:15</Text>
        <Button>Book Tue 24 Nov, 18:15</Button>
      </>
    ),
  },
};
export const CardsAroundText: Story = {
  args: { children: "Estonian, English" },
  render: () => (
    <Stack>
      <Card>Languages: Estonian, English</Card>
      <Card>Experience: 14 years</Card>
      <Card>Cancelling: free until 24 hours before</Card>
    </Stack>
  ),
};
