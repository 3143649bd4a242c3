import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Icon } from "../controls/icon.tsx";
import { TextField } from "../controls/text-field.tsx";
import { Avatar } from "../layout/avatar.tsx";
import { DefaultPortrait } from "../layout/default-portrait.tsx";
import { GrowthRings } from "../layout/growth-rings.tsx";
import { Logo } from "../layout/logo.tsx";
import { Row } from "../layout/row.tsx";
import { Section } from "../layout/section.tsx";
import { Text } from "../layout/text.tsx";
import { Frame } from "./frame.tsx";
import { DataTable } from "../layout/data-table.tsx";
import { iconFamilies } from "./icon-meanings.ts";
import { findIcons, iconMeanings } from "./icon-words.ts";

export default {
  title: "Foundations/Pictures",
  tags: ["!autodocs"],
  parameters: {
    layout: "fullscreen",
    keyboard: { "Typing": "narrows the icons, or draws the ring of another seed" },
  },
} satisfies Meta;

function Meanings() {
  return iconFamilies.map(({ name, icons }) => (
    <Section key={name} heading={name}>
      <DataTable
        label={name}
        rows={icons}
        keyOf={({ icon }) => icon}
        columns={[
          {
            id: "icon",
            name: "Icon",
            as: "title",
            cell: ({ icon }) => (
              <Row gap="inline">
                <Icon name={icon} />
                {icon}
              </Row>
            ),
          },
          { id: "en", name: "English", as: "line", cell: ({ en }) => en },
          { id: "et", name: "Eesti", as: "line", cell: ({ et }) => <span lang="et">{et}</span> },
          { id: "ru", name: "Русский", as: "line", cell: ({ ru }) => <span lang="ru">{ru}</span> },
        ]}
      />
    </Section>
  ));
}

function FoundIcons() {
  const [text, setText] = useState("");
  const found = findIcons(text);
  return (
    <>
      <TextField
        name="icon"
        type="search"
        label="Find an icon"
        placeholder="delete, prügikast, корзина"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Text size="small" tone="soft" aria-live="polite">
        {found.length === 0 ? "No icon has this name or meaning." : `${found.length} icons`}
      </Text>
      <div className="foundation-grid">
        {found.map((name) => (
          <div key={name} className="icon-cell">
            <Icon name={name} />
            <Text as="span" size="caption">{name}</Text>
            <Text as="span" size="caption" tone="soft">{iconMeanings[name].en}</Text>
          </div>
        ))}
      </div>
    </>
  );
}

export const Icons: StoryObj = {
  render: () => (
    <Frame
      title="Icons"
      lead="Each has one meaning, which the tables below say in three languages; the search knows all of them. 20 px beside text and 16 px in small controls, in the colour of the text. An icon alone has a name for screen readers."
    >
      <FoundIcons />
      <Meanings />
    </Frame>
  ),
};

const seeds = ["Maarja", "Olga", "Rasmus", "Kadri", "one", "two"];

function SeedRing() {
  const [seed, setSeed] = useState("Heaolu");
  return (
    <Row gap="part">
      <GrowthRings seed={seed} label={`The ring of ${seed}`} />
      <TextField
        name="seed"
        label="Seed"
        value={seed}
        onChange={({ target }) => setSeed(target.value)}
      />
    </Row>
  );
}

export const Rings: StoryObj = {
  render: () => (
    <Frame
      title="Growth rings"
      lead="The one idea of the brand: time and care leave rings. The same seed always draws the same ring."
    >
      <SeedRing />
      <Section heading="Six seeds">
        <div className="foundation-grid">
          {seeds.map((seed) => (
            <div key={seed} className="icon-cell">
              <GrowthRings seed={seed} />
              <Text as="span" size="caption">{seed}</Text>
            </div>
          ))}
        </div>
      </Section>
      <Section heading="Logo">
        <Logo brand="Heaolu" />
      </Section>
    </Frame>
  ),
};

export const Portraits: StoryObj = {
  render: () => (
    <Frame
      title="Portraits"
      lead="A photo is upright on a card and round beside a name. Who has none gets the bust, and within our own lists the initials; never a drawing of another person."
    >
      <Row gap="part" align="start">
        <div style={{ inlineSize: 200 }}>
          <DefaultPortrait shape="card" />
        </div>
        <Avatar shape="round" size={96} />
        <Avatar shape="round" size={52} initials="ML" />
        <Avatar shape="round" size={28} initials="ML" />
      </Row>
    </Frame>
  ),
};
