import { useTranslation } from "react-i18next";
import { Card } from "ui-kit/layout/card.tsx";
import { Section } from "ui-kit/layout/section.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { useDomainValues } from "../../api/domain-values.ts";
import { config } from "../../config.ts";
import { LinkedText, Paragraphs } from "../../pages/linked-text.tsx";
import { type Content, practicePrefix, type TextLanguage } from "./queries.ts";

function filled(text: string): string {
  return text.replaceAll("{brand}", config.brand)
    .replaceAll("{contactEmail}", config.contactEmail);
}

/** The page as visitors will read it, made by the same parts. */
export function Preview({ id, content, language }: {
  id: string;
  content: Content;
  language: TextLanguage;
}) {
  const { t } = useTranslation();
  const { label } = useDomainValues();
  const isPractice = id.startsWith(practicePrefix);
  const title = isPractice
    ? label("THERAPY_TYPE", id.slice(practicePrefix.length))
    : content.title[language];
  return (
    <Card>
      <div lang={language} dir="auto">
        <Stack gap="inline">
          <Text as="h2" size="lead">{title}</Text>
          <Text size="reading">
            <LinkedText>{filled(content.lead[language])}</LinkedText>
          </Text>
        </Stack>
        {content.sections.map(({ id, heading, body }) => (
          <Section
            key={id}
            heading={isPractice ? t(`practices.${id as "about"}`) : heading[language]}
          >
            <Paragraphs>{filled(body[language])}</Paragraphs>
          </Section>
        ))}
      </div>
    </Card>
  );
}
