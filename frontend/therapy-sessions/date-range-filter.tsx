import { useTranslation } from "react-i18next";
import { DateField } from "ui-kit/controls/date-field.tsx";
import { Grid } from "ui-kit/layout/grid.tsx";
import { useListAddress } from "./use-list-address.ts";

export function DateRangeFilter() {
  const { t } = useTranslation();
  const { filters, filter } = useListAddress();
  return (
    <Grid cell="narrow" gap="stack">
      <DateField
        label={t("journal.filter.from")}
        value={filters.from ?? undefined}
        onChange={(day) => filter({ from: day ?? null })}
      />
      <DateField
        label={t("journal.filter.to")}
        value={filters.to ?? undefined}
        onChange={(day) => filter({ to: day ?? null })}
      />
    </Grid>
  );
}
