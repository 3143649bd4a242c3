import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { TextArea } from "ui-kit/controls/text-area.tsx";
import { TextField } from "ui-kit/controls/text-field.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { moved } from "ui-kit/controls/order-list.tsx";
import { type Content, practicePrefix, type TextLanguage } from "./queries.ts";

const none = { et: "", en: "", ru: "" };

const limits = { title: 200, lead: 1000, heading: 300, body: 5000, sections: 40 };

type Part = Content["sections"][number];

/** An id that no section of the text has had while it was edited here. */
function newId(sections: Part[]): string {
  const numbers = sections.map(({ id }) => Number(/^part-(\d+)$/.exec(id)?.[1] ?? 0));
  return `part-${Math.max(0, ...numbers) + 1}`;
}

export function ContentFields({ id, content, language, errorOf, onChange }: {
  id: string;
  content: Content;
  language: TextLanguage;
  errorOf: (path: string) => string | undefined;
  onChange: (content: Content) => void;
}) {
  const { t } = useTranslation();
  const isPractice = id.startsWith(practicePrefix);
  const { sections } = content;
  const change = (part: Partial<Content>) => onChange({ ...content, ...part });
  const changeSection = (at: number, part: Partial<Part>) =>
    change({ sections: sections.with(at, { ...sections[at]!, ...part }) });
  const move = (part: Part, to: number) => {
    const ids = moved(sections.map((one) => one.id), part.id, to);
    change({ sections: ids.map((one) => sections.find((each) => each.id === one)!) });
  };
  return (
    <Stack gap="group">
      {!isPractice && (
        <TextField
          name={`title.${language}`}
          lang={language}
          label={t("texts.fields.title")}
          value={content.title[language]}
          maxLength={limits.title}
          error={errorOf(`title.${language}`)}
          onChange={({ currentTarget: { value } }) =>
            change({ title: { ...content.title, [language]: value } })}
        />
      )}
      <TextArea
        name={`lead.${language}`}
        lang={language}
        label={t("texts.fields.lead")}
        value={content.lead[language]}
        maxLength={limits.lead}
        error={errorOf(`lead.${language}`)}
        onChange={({ currentTarget: { value } }) =>
          change({ lead: { ...content.lead, [language]: value } })}
      />
      {sections.map((section, at) => (
        <Stack key={section.id} gap="inline">
          {!isPractice && (
            <TextField
              name={`sections.${at}.heading.${language}`}
              lang={language}
              label={t("texts.fields.heading", { number: at + 1 })}
              value={section.heading[language]}
              maxLength={limits.heading}
              error={errorOf(`sections.${at}.heading.${language}`)}
              onChange={({ currentTarget: { value } }) =>
                changeSection(at, { heading: { ...section.heading, [language]: value } })}
            />
          )}
          <TextArea
            name={`sections.${at}.body.${language}`}
            lang={language}
            label={isPractice
              ? t(`practices.${section.id as "about"}`)
              : t("texts.fields.body", { number: at + 1 })}
            description={at === 0 && t("texts.fields.bodyHelp")}
            value={section.body[language]}
            maxLength={limits.body}
            error={errorOf(`sections.${at}.body.${language}`)}
            onChange={({ currentTarget: { value } }) =>
              changeSection(at, { body: { ...section.body, [language]: value } })}
          />
          {!isPractice && (
            <Row>
              <Button
                small
                iconOnly
                icon="chevron-up"
                disabled={at === 0}
                aria-label={t("texts.fields.up", { number: at + 1 })}
                onClick={() => move(section, at - 1)}
              />
              <Button
                small
                iconOnly
                icon="chevron-down"
                disabled={at === sections.length - 1}
                aria-label={t("texts.fields.down", { number: at + 1 })}
                onClick={() => move(section, at + 1)}
              />
              <Button
                small
                iconOnly
                icon="trash-2"
                aria-label={t("texts.fields.remove", { number: at + 1 })}
                onClick={() => change({ sections: sections.toSpliced(at, 1) })}
              />
            </Row>
          )}
        </Stack>
      ))}
      {!isPractice && sections.length < limits.sections && (
        <div>
          <Button
            icon="plus"
            onClick={() =>
              change({
                sections: [...sections, { id: newId(sections), heading: none, body: none }],
              })}
          >
            {t("texts.fields.addSection")}
          </Button>
        </div>
      )}
    </Stack>
  );
}
