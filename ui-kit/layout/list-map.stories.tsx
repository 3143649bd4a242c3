import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { Card } from "./card.tsx";
import { ListMap } from "./list-map.tsx";
import { Button } from "../controls/button.tsx";
import { Text } from "./text.tsx";

const guide = {
  use: [
    "For the search with places: cards and map side by side from 1200 px; the person pointed at is the pin that is filled.",
    "On a phone the map comes alone, with the chosen card below it; selected and more are shown only there.",
  ],
  avoid: [
    "Columns for the list without a map, with the filters in the rail.",
    "StaticMap for the one place of a practitioner or a session.",
  ],
  words: {
    rule: "The note says who is missing on the map and why.",
    et: "Veel 3 praktikut võtab vastu ainult video teel ja neid kaardil ei ole.",
    en: "3 more practitioners meet by video only and have no place on the map.",
    ru: "Ещё 3 специалиста принимают только по видео, на карте их нет.",
  },
  related: ["Booking/ResultMap", "Booking/StaticMap", "Layout/Columns", "Booking/PractitionerCard"],
  status: "stable",
} satisfies Guide;

const meta = { title: "Layout/ListMap", component: ListMap, parameters: { guide } } satisfies Meta<
  typeof ListMap
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WithSelection: Story = {
  args: {
    list: <Card>The list</Card>,
    map: <Card>The map</Card>,
    selected: <Card>The selected entry, below 1200 px</Card>,
  },
};
export const WithNoteAndMore: Story = {
  args: {
    list: <Card>The list</Card>,
    map: <Card>The map</Card>,
    note: <Text size="small">3 more practitioners meet by video only and have no place here.</Text>,
    more: <Button>Show 19 more</Button>,
  },
  globals: { viewport: { value: "phone" } },
};
