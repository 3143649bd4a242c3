import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { useSubmit } from "../../api/use-submit.ts";
import { downloadBlob } from "../../download.ts";
import { useShowFailure } from "../../shell/show-failure.ts";

/** Saves all rows that the filters of a long list leave, for a spreadsheet. */
export function ExportButton({ name, load }: { name: string; load: () => Promise<unknown> }) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const saving = useSubmit<void, void>({
    mutationFn: async () => downloadBlob(await load() as Blob, name),
    onError: (failure) => void notify({ tone: "error", message: showFailure(failure) }),
  });
  return (
    <Button
      icon="download"
      aria-label={t("admin.list.csvNamed")}
      pending={saving.isPending}
      onClick={() => saving.mutate()}
    >
      {t("admin.list.csv")}
    </Button>
  );
}
