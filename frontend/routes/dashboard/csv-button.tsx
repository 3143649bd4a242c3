import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { api, ok } from "../../api/client.ts";
import { useSubmit } from "../../api/use-submit.ts";
import { downloadBlob } from "../../download.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import type { Days } from "./periods.ts";

/** Saves the sessions of the period for a spreadsheet. */
export function CsvButton({ therapistId, days }: { therapistId: string; days: Days }) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const saving = useSubmit<void, void>({
    mutationFn: async () => {
      const params = { path: { id: therapistId }, query: days };
      const file = await ok(
        api.GET("/api/therapists/{id}/figures/sessions", { params, parseAs: "blob" }),
      ) as unknown as Blob;
      downloadBlob(file, `sessions-${days.from}-${days.to}.csv`);
    },
    onError: (failure) => void notify({ tone: "error", message: showFailure(failure) }),
  });
  return (
    <Button
      icon="download"
      aria-label={t("dashboard.csvNamed")}
      pending={saving.isPending}
      onClick={() => saving.mutate()}
    >
      {t("dashboard.csv")}
    </Button>
  );
}
