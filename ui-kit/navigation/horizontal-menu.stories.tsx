import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Guide } from "../.storybook/guide.ts";
import { NavLink } from "./nav-link.tsx";
import { HorizontalMenu } from "./horizontal-menu.tsx";

const guide = {
  use: [
    "In the bar from 1200 px, when the display setting is the horizontal layout: find a practitioner, practices, useful, about, help, shop.",
  ],
  avoid: [
    "SideNavigation with VerticalMenu as soon as there are groups or more than seven entries.",
    "Tabs for the parts of one page, such as those of the journal.",
  ],
  words: {
    rule: "One or two words; the first entry is what most people came for.",
    et: "Leia praktik",
    en: "Find a practitioner",
    ru: "Найти специалиста",
  },
  examples: [{
    right: "SixPlaces",
    wrong: "EverythingAtOnce",
    why:
      "Personal and legal pages stand among the six places; they belong to the account menu and the footer.",
  }],
  related: [
    "Navigation/AppBar",
    "Navigation/NavLink",
    "Navigation/VerticalMenu",
    "Navigation/Tabs",
  ],
  status: "stable",
} satisfies Guide;

const meta = {
  title: "Navigation/HorizontalMenu",
  component: HorizontalMenu,
  parameters: { guide, keyboard: { "Tab": "moves between links", "Enter": "follows a link" } },
} satisfies Meta<
  typeof HorizontalMenu
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    label: "Main",
    children: [
      <NavLink key="a" href="/" current="page">Practitioners</NavLink>,
      <NavLink key="b" href="/practices">Practices</NavLink>,
      <NavLink key="c" href="/courses" count={2}>Courses</NavLink>,
      <NavLink key="d" href="/help">Help</NavLink>,
      <NavLink key="e" href="/about" disabled>About</NavLink>,
      <NavLink key="f" href="https://heaolu.example" newTabLabel="opens in a new tab">
        E-shop
      </NavLink>,
    ],
  },
};
export const LongNames: Story = {
  args: {
    label: "Главное меню",
    children: [
      <NavLink key="a" href="/" current="page">Найти специалиста по благополучию</NavLink>,
      <NavLink key="b" href="/practices">Практики и методы</NavLink>,
      <NavLink key="c" href="/help" count="новое">Помощь и вопросы</NavLink>,
    ],
  },
};
const placesOf = (names: string[]) =>
  names.map((name, at) => (
    <NavLink key={name} href={`/${at}`} current={at === 0 ? "page" : undefined}>{name}</NavLink>
  ));
const sixPlaces = ["Find a practitioner", "Practices", "Useful", "About", "Help", "E-shop"];

export const SixPlaces: Story = { args: { label: "Main", children: placesOf(sixPlaces) } };
export const EverythingAtOnce: Story = {
  args: {
    label: "Main",
    children: placesOf([
      ...sixPlaces,
      "Journal",
      "Courses",
      "Test results",
      "Terms of use",
      "Privacy settings",
      "Accessibility",
    ]),
  },
};
