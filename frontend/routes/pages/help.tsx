import { FilterSection } from "ui-kit/controls/filter-section.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { TextPage } from "./text-page.tsx";
import { Paragraphs } from "./words.tsx";

/** Questions that open to their answers. */
export function Component() {
  return (
    <TextPage id="help">
      {({ sections }) =>
        sections.map(({ id, heading, body }) => (
          <FilterSection key={id} id={id} title={<Text as="h2" size="body">{heading}</Text>}>
            <Paragraphs>{body}</Paragraphs>
          </FilterSection>
        ))}
    </TextPage>
  );
}
