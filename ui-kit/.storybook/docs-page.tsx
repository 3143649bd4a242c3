import {
  Canvas,
  Controls,
  Description,
  Heading,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from "@storybook/addon-docs/blocks";
import { type ReactNode, useEffect, useState } from "react";
import type { Guide } from "./guide.ts";
import { ScreenReader } from "./screen-reader.tsx";
import { type Sources, sourcesOf } from "./sources.ts";

type Parameters = { guide?: Guide; keyboard?: Record<string, string>; fileName?: string };

function useParameters(): Parameters {
  return useOf("meta", ["meta"]).preparedMeta.parameters;
}

/** The address of a component's page by its title. */
function pageOf(title: string): string {
  const id = title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
  return `./?path=/docs/${id}--docs`;
}

function Texts({ texts }: { texts: string[] }) {
  return <ul>{texts.map((text) => <li key={text}>{text}</li>)}</ul>;
}

function Use({ guide }: { guide: Guide }) {
  return (
    <div className="docs-use">
      <section data-kind="use">
        <h3>Use it</h3>
        <Texts texts={guide.use} />
      </section>
      <section data-kind="avoid">
        <h3>Choose another</h3>
        <Texts texts={guide.avoid} />
      </section>
    </div>
  );
}

function Examples({ guide: { examples = [] } }: { guide: Guide }) {
  const { csfFile } = useOf("meta", ["meta"]);
  return examples.map(({ right, wrong, why }) => (
    <div className="docs-use" key={right}>
      <section data-kind="use">
        <h3>Right</h3>
        <Canvas of={csfFile.moduleExports[right]} sourceState="none" />
      </section>
      <section data-kind="avoid">
        <h3>Wrong</h3>
        <Canvas of={csfFile.moduleExports[wrong]} sourceState="none" />
        <p>{why}</p>
      </section>
    </div>
  ));
}

function Table({ head, rows }: { head: string[]; rows: ReactNode[][] }) {
  return (
    <table className="docs-table">
      <thead>
        <tr>{head.map((name) => <th key={name} scope="col">{name}</th>)}</tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells], at) => (
          <tr key={at}>
            <th scope="row">{name}</th>
            {cells.map((cell, column) => <td key={column}>{cell}</td>)}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Words({ words: { rule, et, en, ru } }: { words: NonNullable<Guide["words"]> }) {
  return (
    <>
      <Heading>Words</Heading>
      <p>{rule}</p>
      <Table
        head={["Language", "Example"]}
        rows={[
          ["Eesti", <span key="et" lang="et">{et}</span>],
          ["English", <span key="en" lang="en">{en}</span>],
          ["Русский", <span key="ru" lang="ru">{ru}</span>],
        ]}
      />
    </>
  );
}

function Keyboard({ keys }: { keys: Record<string, string> }) {
  const rows = Object.entries(keys).map(([key, does]) => [<kbd key={key}>{key}</kbd>, does]);
  if (rows.length === 0) return null;
  return (
    <>
      <Heading>Keyboard</Heading>
      <Table head={["Key", "Does"]} rows={rows} />
    </>
  );
}

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

function sizeOf({ bytes, bytesOfParts }: Sources): string {
  const own = `${kilobytes(bytes)} of its own, with styles`;
  const parts = bytesOfParts > 0
    ? `, and ${kilobytes(bytesOfParts)} of the kit that it is built from`
    : "";
  return `${own}${parts}; a browser gets it compressed, and React and React Aria beside it`;
}

function Facts({ guide, fileName }: { guide: Guide | undefined; fileName: string }) {
  const [sources, setSources] = useState<Sources | null>(null);
  useEffect(() => {
    sourcesOf(fileName).then(setSources, () => {});
  }, [fileName]);
  const related = guide?.related ?? [];
  const codes = (names: string[]) => names.map((name) => <code key={name}>{name}</code>);
  const rows: [string, ReactNode][] = [
    ["Status", guide?.status],
    [
      "Related",
      related.length > 0 &&
      related.map((title) => <a key={title} href={pageOf(title)} target="_top">{title}</a>),
    ],
    ["Parts", sources && sources.parts.length > 0 && codes(sources.parts)],
    ["Built from", sources && sources.builtFrom.length > 0 && codes(sources.builtFrom)],
    [
      "Tokens",
      sources && sources.tokens.length > 0 && codes(sources.tokens.map((name) => `--${name}`)),
    ],
    ["Size of the source", sources && sources.bytes > 0 && sizeOf(sources)],
    [
      "Source",
      sources && sources.bytes > 0 && <code key="source">{`ui-kit/${sources.file}`}</code>,
    ],
  ];
  return (
    <>
      <Heading>Anatomy and facts</Heading>
      <Table
        head={["Fact", "Value"]}
        rows={rows.filter(([, value]) => value).map(([name, value]) => [
          name,
          <span key={name} className="docs-values">{value}</span>,
        ])}
      />
    </>
  );
}

export function DocsPage() {
  const { guide, keyboard = {}, fileName = "" } = useParameters();
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      {guide && <Heading>When to use it</Heading>}
      {guide && <Use guide={guide} />}
      {guide?.examples && <Heading>Right and wrong</Heading>}
      {guide && <Examples guide={guide} />}
      <Heading>Properties</Heading>
      <Controls />
      <Keyboard keys={keyboard} />
      <ScreenReader rule={guide?.screenReader} />
      {guide?.words && <Words words={guide.words} />}
      <Facts guide={guide} fileName={fileName} />
      <Stories title={<Heading>States</Heading>} includePrimary={false} />
    </>
  );
}
