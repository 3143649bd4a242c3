import { useTranslation } from "react-i18next";
import { DateField } from "ui-kit/controls/date-field.tsx";
import { Grid } from "ui-kit/layout/grid.tsx";
import { useListAddress } from "../../therapy-sessions/use-list-address.ts";
import { dayIn } from "./periods.ts";

/** The first and the last day of the own period, both in the address. */
export function OwnDays() {
  const { t } = useTranslation();
  const { params, go } = useListAddress();
  return (
    <Grid cell="narrow" gap="stack">
      <DateField
        label={t("dashboard.period.from")}
        value={dayIn(params, "from")}
        onChange={(day) => go({ from: day ?? null }, { replace: true })}
      />
      <DateField
        label={t("dashboard.period.to")}
        value={dayIn(params, "to")}
        onChange={(day) => go({ to: day ?? null }, { replace: true })}
      />
    </Grid>
  );
}
