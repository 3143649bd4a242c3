import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { StateText } from "../feedback/state-text.tsx";
import { SectionLinks } from "../navigation/section-links.tsx";
import { Card } from "./card.tsx";
import { EditorLayout } from "./editor-layout.tsx";
import { EditorSection } from "./editor-section.tsx";
import { Text } from "./text.tsx";

const guide = {
  use: [
    "For the profile of a practitioner: the list of its sections from 992 px, the real card as clients see it from 1200 px.",
  ],
  avoid: [
    "Columns for reading with something to act on at the side.",
    "Page of form width for a form of one screen, such as a course or a gift card.",
  ],
  related: [
    "Layout/EditorHeader",
    "Layout/EditorSection",
    "Navigation/SectionLinks",
    "Booking/PractitionerCard",
  ],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Layout/EditorLayout",
  component: EditorLayout,
  parameters: { guide },
} satisfies Meta<typeof EditorLayout>;

export default meta;

type Story = StoryObj<typeof meta>;

const list = (
  <SectionLinks
    label="Parts of the profile"
    links={[
      { href: "#texts", label: "Introduction", state: "warning", note: "1 text", current: true },
      { href: "#places", label: "Places", state: "done" },
    ]}
  />
);

const sections = ["texts", "places"].map((id) => (
  <EditorSection
    key={id}
    id={id}
    heading={id}
    foldLabel="Show or hide"
    state={<StateText state="done">ready</StateText>}
    open
    onToggle={() => {}}
  >
    <Text>The fields of this part.</Text>
  </EditorSection>
));

export const Default: Story = {
  args: { list, preview: <Card>The card</Card>, children: sections },
};
export const WithoutPreview: Story = { args: { list, children: sections } };
export const RightToLeft: Story = { args: Default.args, globals: { direction: "rtl" } };
