import { useTranslation } from "react-i18next";
import { Link } from "ui-kit/controls/link.tsx";
import { type DataColumn, DataTable } from "ui-kit/layout/data-table.tsx";
import { Empty } from "ui-kit/layout/empty.tsx";
import { Figures } from "ui-kit/layout/figures.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { useDomainValues } from "../../api/domain-values.ts";
import { noonOf } from "../../days.ts";
import { useFormat } from "../../i18n/use-format.ts";
import type { Statement } from "./queries.ts";

type Row = Statement["direct"]["rows"][number];

function useColumns(): DataColumn<Row>[] {
  const { t } = useTranslation();
  const { label } = useDomainValues();
  const format = useFormat("Europe/Tallinn");
  const calendar = useFormat("UTC");
  return [
    {
      id: "what",
      name: t("statements.columns.what"),
      as: "title",
      cell: ({ practiceType, sessionAt, therapySessionId }) => (
        <Stack gap="hair">
          <Link href={`/sessions?part=past&open=${therapySessionId}`}>
            {label("THERAPY_TYPE", practiceType)}
          </Link>
          <Text size="small" tone="soft">{format.dateTime(sessionAt)}</Text>
        </Stack>
      ),
    },
    {
      id: "day",
      name: t("statements.columns.day"),
      as: "date",
      cell: ({ day }) => <Text size="small">{calendar.date(noonOf(day))}</Text>,
    },
    {
      id: "how",
      name: t("statements.columns.how"),
      as: "line",
      cell: ({ method }) => <Text size="small">{t(`statements.direct.method.${method}`)}</Text>,
    },
    {
      id: "amount",
      name: t("statements.columns.amount"),
      as: "line",
      numeric: true,
      cell: ({ amountCents }) => <Text numeric weight="strong">{format.money(amountCents)}</Text>,
    },
  ];
}

/** What clients paid to the practitioner without the marketplace. */
export function Direct({ direct: { sumCents, methods, rows } }: Pick<Statement, "direct">) {
  const { t } = useTranslation();
  const format = useFormat();
  const columns = useColumns();
  return (
    <Stack gap="group">
      <Stack gap="tight">
        <h2>{t("statements.direct.title")}</h2>
        <Text tone="soft">{t("statements.direct.lead")}</Text>
      </Stack>
      {rows.length === 0 ? <Empty message={t("statements.direct.empty")} /> : (
        <>
          <Figures
            items={[
              { name: t("statements.direct.sum"), value: format.money(sumCents) },
              ...methods.map(({ method, sumCents }) => ({
                name: t(`statements.direct.method.${method}`),
                value: format.money(sumCents),
              })),
            ]}
          />
          <DataTable
            label={t("statements.direct.title")}
            columns={columns}
            rows={rows}
            keyOf={({ therapySessionId }) => therapySessionId}
          />
        </>
      )}
    </Stack>
  );
}
