import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { type DataColumn, DataTable } from "ui-kit/layout/data-table.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Section } from "ui-kit/layout/section.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { useFormat } from "../../i18n/use-format.ts";
import { plainText } from "./content-texts.ts";
import { Differences } from "./differences.tsx";
import { type Content, type EditedText, type TextLanguage, textVersionQuery } from "./queries.ts";

type Version = EditedText["versions"][number];

export function Versions({ text, current, language, onRestore }: {
  text: EditedText;
  current: Content;
  language: TextLanguage;
  onRestore: (content: Content) => void;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const [open, setOpen] = useState<number | null>(null);
  if (text.versions.length === 0) return null;
  const columns: DataColumn<Version>[] = [
    {
      id: "version",
      name: t("texts.columns.version"),
      as: "title",
      cell: ({ version }) => <Text weight="strong">{t("texts.version", { version })}</Text>,
    },
    {
      id: "comment",
      name: t("texts.columns.comment"),
      as: "line",
      cell: ({ comment, publishedAt }) => (
        <Text size="small">{publishedAt ? comment : t("texts.release")}</Text>
      ),
    },
    {
      id: "author",
      name: t("texts.columns.author"),
      as: "line",
      cell: ({ author }) => <Text size="small" tone="soft">{author ?? "–"}</Text>,
    },
    {
      id: "date",
      name: t("texts.columns.date"),
      as: "date",
      cell: ({ publishedAt }) => (
        <Text size="small" tone="soft">{publishedAt ? format.dateTime(publishedAt) : "–"}</Text>
      ),
    },
    {
      id: "action",
      name: t("texts.columns.action"),
      as: "action",
      cell: ({ version }) => (
        <Button
          small
          aria-expanded={open === version}
          aria-label={t("texts.compareNamed", { version })}
          onClick={() => setOpen(open === version ? null : version)}
        >
          {t("texts.compare")}
        </Button>
      ),
    },
  ];
  return (
    <Section heading={t("texts.history")}>
      <Stack gap="group">
        <DataTable
          label={t("texts.history")}
          columns={columns}
          rows={text.versions}
          keyOf={({ version }) => String(version)}
        />
        {open !== null && (
          <Compared
            key={open}
            id={text.id}
            version={open}
            {...{ current, language }}
            onRestore={(content) => {
              onRestore(content);
              setOpen(null);
              void notify({ tone: "success", message: t("texts.restored") });
            }}
          />
        )}
      </Stack>
    </Section>
  );
}

function Compared({ id, version, current, language, onRestore }: {
  id: string;
  version: number;
  current: Content;
  language: TextLanguage;
  onRestore: (content: Content) => void;
}) {
  const { t } = useTranslation();
  const { data } = useQuery(textVersionQuery(id, version));
  if (!data) return <Skeleton label={t("admin.list.loading")} />;
  return (
    <Stack gap="group">
      <Differences
        before={plainText(data, language)}
        after={plainText(current, language)}
        language={language}
        name={t("texts.version", { version })}
      />
      <Row>
        <Button icon="rotate-ccw" onClick={() => onRestore(data)}>
          {t("texts.restore", { version })}
        </Button>
      </Row>
    </Stack>
  );
}
