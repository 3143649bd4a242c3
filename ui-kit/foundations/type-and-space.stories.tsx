import type { Meta, StoryObj } from "@storybook/react-vite";
import type { CSSProperties, ReactNode } from "react";
import { DataTable } from "../layout/data-table.tsx";
import { Text } from "../layout/text.tsx";
import { Section } from "../layout/section.tsx";
import { Frame } from "./frame.tsx";
import { fluidOf, pixelsOf } from "./lengths.ts";
import { type Context, lookOf, meanings, TokenName, tokens } from "./shown-tokens.tsx";
import { tokenUses } from "./token-uses.ts";
import type { Look, Token } from "./token-values.ts";

export default {
  title: "Foundations/Type and space",
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
} satisfies Meta;

/** Lengths in px; a fluid one from the narrowest to the widest page. */
function shown(css: string): string {
  const fluid = fluidOf(css);
  if (fluid) return `${fluid.least}px to ${fluid.most}px`;
  const px = pixelsOf(css);
  return px === null ? css : `${px}px`;
}

function TokenTable({ label, all, look, sample, sampleName }: {
  label: string;
  all: Token[];
  look: Look;
  sampleName?: string;
  sample?: (token: Token) => ReactNode;
}) {
  return (
    <DataTable
      label={label}
      rows={all}
      keyOf={({ name }) => name}
      columns={[
        { id: "name", name: "Token", as: "title", cell: ({ name }) => <TokenName name={name} /> },
        {
          id: "value",
          name: "Value",
          as: "line",
          cell: ({ name }) => shown(tokens.value(name, look)),
        },
        ...(sample
          ? [{ id: "sample", name: sampleName ?? "Looks like", as: "line" as const, cell: sample }]
          : []),
      ]}
    />
  );
}

const sample = "Õnnetunne, žest, шёпот 18:15";

function styled(property: keyof CSSProperties) {
  return ({ name }: Token) => <span style={{ [property]: `var(--${name})` }}>{sample}</span>;
}

export const Typography: StoryObj = {
  render: (_, { globals }: Context) => {
    const look = lookOf(globals);
    const sizes = meanings("text").filter(({ css }) => /clamp|var|rem/.test(css));
    return (
      <Frame
        title="Serif for headings and quotations, sans for controls"
        lead="A ratio of 1.2 from 16 px, in whole pixels. Titles grow with the page; a reader who enlarges text enlarges all of it."
      >
        <Section heading="Sizes" divided={false}>
          <TokenTable label="Sizes" all={sizes} look={look} sample={styled("fontSize")} />
        </Section>
        <Section heading="Weights">
          <TokenTable
            label="Weights"
            all={meanings("weight")}
            look={look}
            sample={styled("fontWeight")}
          />
        </Section>
        <Section heading="Families">
          <TokenTable
            label="Families"
            all={meanings("font")}
            look={look}
            sample={styled("fontFamily")}
          />
        </Section>
        <Section heading="Lines and measure">
          <TokenTable label="Lines and measure" all={meanings("line", "measure")} look={look} />
        </Section>
      </Frame>
    );
  },
};

function Gap(token: Token) {
  return (
    <>
      <Text size="small">{tokenUses[token.name]}</Text>
      <Bar {...token} />
    </>
  );
}

function Bar({ name }: Token) {
  return <div className="bar-sample" style={{ inlineSize: `var(--${name})` }} />;
}

export const Spacing: StoryObj = {
  render: (_, { globals }: Context) => {
    const look = lookOf(globals);
    return (
      <Frame title="Space and sizes" lead="A grid of 4 px. Gaps are named by what they separate.">
        <Section heading="Gaps" divided={false}>
          <TokenTable
            label="Gaps"
            all={meanings("gap", "gutter")}
            look={look}
            sampleName="Between"
            sample={Gap}
          />
        </Section>
        <Section heading="Padding">
          <TokenTable label="Padding" all={meanings("pad")} look={look} sample={Bar} />
        </Section>
        <Section heading="Heights and small sizes">
          <TokenTable
            label="Heights and small sizes"
            all={meanings("height", "size", "focus")}
            look={look}
            sample={Bar}
          />
        </Section>
        <Section heading="Widths">
          <TokenTable label="Widths" all={meanings("width")} look={look} />
        </Section>
      </Frame>
    );
  },
};

function Shape({ property }: { property: "borderRadius" | "boxShadow" }) {
  const all = meanings(property === "borderRadius" ? "radius" : "shadow")
    .filter(({ name }) => !name.includes("tint"));
  return (
    <div className="foundation-grid">
      {all.map(({ name }) => (
        <div key={name}>
          <div
            className="shape-sample"
            style={{
              boxShadow: "var(--shadow-rest)",
              borderRadius: "var(--radius-card)",
              [property]: `var(--${name})`,
            }}
          />
          <TokenName name={name} />
        </div>
      ))}
    </div>
  );
}

export const ShapeAndElevation: StoryObj = {
  render: (_, { globals }: Context) => {
    const look = lookOf(globals);
    return (
      <Frame
        title="Shape, elevation and layers"
        lead="Rest for what lies on the page, lifted for popovers and sticky panels, over for dialogs and sheets."
      >
        <Section heading="Elevation" divided={false}>
          <Shape property="boxShadow" />
        </Section>
        <Section heading="Corners">
          <Shape property="borderRadius" />
          <TokenTable label="Corners" all={meanings("radius")} look={look} />
        </Section>
        <Section heading="Layers, from below">
          <TokenTable label="Layers" all={meanings("layer")} look={look} />
        </Section>
      </Frame>
    );
  },
};
