import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Slot } from "../booking/slot.tsx";
import { Button } from "../controls/button.tsx";
import { Chip } from "../controls/chip.tsx";
import { Icon } from "../controls/icon.tsx";
import { TextField } from "../controls/text-field.tsx";
import { Card } from "../layout/card.tsx";
import { DataTable } from "../layout/data-table.tsx";
import { Row } from "../layout/row.tsx";
import { Section } from "../layout/section.tsx";
import { Text } from "../layout/text.tsx";
import { type ColorPair, markPairs, textPairs } from "./color-pairs.ts";
import { Frame } from "./frame.tsx";
import { ColorValue, type Context, lookOf, meanings, TokenName, tokens } from "./shown-tokens.tsx";
import { themes } from "./theme-names.ts";
import { TokenDownloads } from "./token-downloads.tsx";
import { type Look, modes, type Theme, type Token } from "./token-values.ts";

export default {
  title: "Foundations/Colours",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
} satisfies Meta;

function byGroup(all: Token[]): [string, Token[]][] {
  return Object.entries(Object.groupBy(all, ({ group }) => group)) as [string, Token[]][];
}

function ColorTable({ label, names, theme }: {
  label: string;
  names: string[];
  theme: Theme;
}) {
  return (
    <DataTable
      label={label}
      rows={names}
      keyOf={(name) => name}
      columns={[
        { id: "name", name: "Token", as: "title", cell: (name) => <TokenName name={name} /> },
        ...modes.map((mode) => ({
          id: mode,
          name: mode === "light" ? "Light" : "Dark",
          as: "line" as const,
          cell: (name: string) => <ColorValue name={name} look={{ mode, theme }} />,
        })),
      ]}
    />
  );
}

const sentence = (text: string) => text[0]!.toUpperCase() + text.slice(1);

export const Values: StoryObj = {
  render: (_, { globals }: Context) => {
    const { theme } = lookOf(globals);
    const [first, ...others] = byGroup(meanings("color"));
    return (
      <Frame
        title="Colours by meaning"
        lead={`Components use these and no others. Values are those of the theme colour ${
          themes[theme]
        }; the toolbar chooses another one.`}
      >
        {[first!, ...others].map(([group, all], at) => (
          <Section key={group} heading={sentence(group)} divided={at > 0}>
            <ColorTable
              label={group}
              names={all.map(({ name }) =>
                name
              )}
              theme={theme}
            />
          </Section>
        ))}
      </Frame>
    );
  },
};

export const Scales: StoryObj = {
  render: (_, { globals }: Context) => {
    const look = lookOf(globals);
    const scales = byGroup(
      tokens.all.filter(({ name, tier, css }) =>
        tier === "scale" && /^(oklch|var)\(/.test(css) && /-\d+$/.test(name)
      ),
    );
    return (
      <Frame
        title="Scales"
        lead="The raw colours. All scales have the same lightness at each step, so a contrast holds in every theme."
      >
        {scales.map(([group, all], at) => (
          <Section key={group} heading={sentence(group)} divided={at > 0}>
            <div className="foundation-grid" style={{ "--cell": "10.75rem" } as object}>
              {all.map(({ name }) => (
                <div key={name}>
                  <Text size="caption" tone="soft">{name}</Text>
                  <ColorValue name={name} look={look} />
                </div>
              ))}
            </div>
          </Section>
        ))}
      </Frame>
    );
  },
};

type RatedPair = { front: string; back: string; least: number };

const rated: RatedPair[] = [
  ...textPairs.map((pair) => withLeast(pair, 4.5)),
  ...markPairs.map((pair) => withLeast(pair, 3)),
];

function withLeast([front, back]: ColorPair, least: number): RatedPair {
  return { front, back, least };
}

function Ratio({ pair: { front, back, least }, look }: { pair: RatedPair; look: Look }) {
  const ratio = tokens.contrast(front, back, look);
  return (
    <Row wrap={false}>
      <span
        className="contrast-sample"
        style={{
          color: tokens.value(`color-${front}`, look),
          background: tokens.value(`color-${back}`, look),
        }}
      >
        {least === 3 ? <Icon name="sprout" /> : "Aa 18:15"}
      </span>
      <Text as="span" numeric>{ratio.toFixed(2)}</Text>
      <Icon
        size="small"
        name={ratio >= least ? "check" : "x"}
        label={ratio >= least ? "Enough" : "Too low"}
      />
    </Row>
  );
}

function Contrasts({ theme }: { theme: Theme }) {
  const [text, setText] = useState("");
  const words = text.toLowerCase().split(/\s+/);
  const found = rated.filter(({ front, back }) =>
    words.every((word) => `${front} on ${back}`.includes(word))
  );
  return (
    <>
      <TextField
        name="find"
        type="search"
        label="Find a colour"
        placeholder="text-soft sunken"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Text size="small" tone="soft" aria-live="polite">
        {found.length === 0 ? "No allowed pair has these colours." : `${found.length} pairs`}
      </Text>
      {found.length > 0 && (
        <DataTable
          label="Allowed pairs"
          rows={found}
          keyOf={({ front, back, least }) => `${front} ${back} ${least}`}
          columns={[
            {
              id: "pair",
              name: "Pair",
              as: "title",
              cell: ({ front, back }) => <Text as="span">{`${front} on ${back}`}</Text>,
            },
            {
              id: "least",
              name: "At least",
              as: "line",
              cell: ({ least }) => (least === 3 ? "3, symbol or line" : "4.5, text"),
            },
            ...modes.map((mode) => ({
              id: mode,
              name: mode === "light" ? "Light" : "Dark",
              as: "line" as const,
              cell: (pair: RatedPair) => <Ratio pair={pair} look={{ mode, theme }} />,
            })),
          ]}
        />
      )}
    </>
  );
}

export const Contrast: StoryObj = {
  render: (_, { globals }: Context) => (
    <Frame
      title="Contrast"
      lead="The pairs that may be used, computed from the tokens by WCAG 2, as screens draw them in 8 bits. A test refuses a lower value in any of the six themes."
    >
      <Contrasts theme={lookOf(globals).theme} />
    </Frame>
  ),
};

export const Themes: StoryObj = {
  render: () => (
    <Frame title="Six theme colours, two modes">
      {modes.map((mode) => (
        <div
          key={mode}
          data-mode={mode}
          style={{
            padding: "var(--gap-row)",
            borderRadius: "var(--radius-dialog)",
            background: "var(--color-canvas)",
            // The colours are what is shown.
            forcedColorAdjust: "none",
          }}
        >
          <div className="foundation-grid" style={{ "--cell": "280px" } as object}>
            {Object.entries(themes).map(([theme, name]) => (
              <div key={theme} data-theme-color={theme} style={{ color: "var(--color-text)" }}>
                <Card>
                  <h2>{name}</h2>
                  <Row>
                    <Slot time="9:00" />
                    <Slot time="10:15" picked />
                    <Slot time="11:30" taken />
                  </Row>
                  <Row>
                    <Button variant="primary" small>Book</Button>
                    <Button variant="quiet" small>Details</Button>
                    <Chip selected>Stress</Chip>
                  </Row>
                </Card>
              </div>
            ))}
          </div>
        </div>
      ))}
    </Frame>
  ),
};

export const Export: StoryObj = {
  render: (_, { globals }: Context) => (
    <Frame
      title="Take the tokens with you"
      lead="Files in the format of the Design Tokens Community Group, generated from tokens.css. In Figma: Variables, Import, and choose both files of a theme colour; each is a mode of one collection."
    >
      <TokenDownloads theme={lookOf(globals).theme} />
    </Frame>
  ),
};
