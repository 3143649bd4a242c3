import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { api, ok } from "../../api/client.ts";
import type { operations } from "../../api/schema.d.ts";
import { useSubmit } from "../../api/use-submit.ts";
import { downloadBlob } from "../../download.ts";
import { useShowFailure } from "../../shell/show-failure.ts";

type Parameters = operations["exportAdminList"]["parameters"];
export type ExportedList = Parameters["path"]["list"];

/** Saves all rows that the filters of a list leave, for a spreadsheet. */
export function CsvButton({ list, query }: {
  list: ExportedList;
  query: NonNullable<Parameters["query"]>;
}) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const saving = useSubmit<void, void>({
    mutationFn: async () => {
      const params = { path: { list }, query };
      const file = await ok(
        api.GET("/api/admin/lists/{list}", { params, parseAs: "blob" }),
      ) as unknown as Blob;
      downloadBlob(file, `${list}.csv`);
    },
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
