import { Button } from "../controls/button.tsx";
import { Row } from "../layout/row.tsx";
import { Section } from "../layout/section.tsx";
import { Text } from "../layout/text.tsx";
import { designTokens, pageWidths, widthTokens } from "./design-tokens.ts";
import { tokens } from "./shown-tokens.tsx";
import { themes } from "./theme-names.ts";
import { modes, type Theme } from "./token-values.ts";

function save(name: string, group: object): void {
  const text = JSON.stringify(group, null, 2);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = `${name}.tokens.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 0);
}

/** The files of all themes, of which `theme` comes first, and those of the fluid sizes. */
export function TokenDownloads({ theme: chosen }: { theme: Theme }) {
  const others = (Object.keys(themes) as Theme[]).filter((theme) => theme !== chosen);
  return (
    <>
      {[chosen, ...others].map((theme) => (
        <Section key={theme} heading={themes[theme]}>
          <Row>
            {modes.map((mode) => (
              <Button
                key={mode}
                icon="download"
                onClick={() => save(`${theme}-${mode}`, designTokens(tokens, { mode, theme }))}
              >
                {`${themes[theme]}, ${mode}`}
              </Button>
            ))}
          </Row>
        </Section>
      ))}
      <Section heading="Fluid sizes by the width of the page">
        <Row>
          {Object.entries(pageWidths).map(([name, width]) => (
            <Button
              key={name}
              icon="download"
              onClick={() => save(`width-${name}`, widthTokens(tokens, width))}
            >
              {`${width} px`}
            </Button>
          ))}
        </Row>
      </Section>
      <Text size="small" tone="soft">
        deno task tokens writes all files. In the files of themes a fluid size has its largest
        value, with the smallest one and the formula under $extensions; the files of widths have its
        value at each width and are modes of a second collection. Styles of text are in the group
        typography. Lengths in characters are left out.
      </Text>
    </>
  );
}
