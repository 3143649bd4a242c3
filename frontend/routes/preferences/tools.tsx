import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { ShowAt } from "ui-kit/layout/show-at.tsx";
import { api, ok } from "../../api/client.ts";
import { useSubmit } from "../../api/use-submit.ts";
import { useSessionUser } from "../../api/use-sign-in-session.ts";
import { downloadBlob } from "../../download.ts";
import { useDiscreetWord } from "../../discreet/use-discreet.ts";
import { useShowFailure } from "../../shell/show-failure.ts";

/** Takes a stored result along: as a file, or by mail to the address of the account. */
function TakeAlong({ id }: { id: string }) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const isDiscreet = useDiscreetWord() !== null;
  const fileName = isDiscreet ? "heaolu" : t("preferences.tools.fileName");
  const params = { path: { id } };
  const onError = (failure: Error) => void notify({ tone: "error", message: showFailure(failure) });
  const pdf = useSubmit({
    mutationFn: () =>
      ok<Blob>(api.GET("/api/suitability/results/{id}/pdf", { params, parseAs: "blob" })),
    onSuccess: (file) => downloadBlob(file, `${fileName}.pdf`),
    onError,
  });
  const mail = useSubmit({
    mutationFn: () => ok(api.POST("/api/suitability/results/{id}/mail", { params })),
    onSuccess: () => void notify({ tone: "success", message: t("preferences.tools.mailed") }),
    onError,
  });
  return (
    <>
      <Button
        variant="quiet"
        small
        icon="download"
        pending={pdf.isPending}
        onClick={() => pdf.mutate()}
      >
        {t(pdf.isPending ? "preferences.tools.preparing" : "preferences.tools.pdf")}
      </Button>
      <Button
        variant="quiet"
        small
        icon="mail"
        pending={mail.isPending}
        onClick={() => mail.mutate()}
      >
        {t("preferences.tools.mail")}
      </Button>
    </>
  );
}

export function Tools({ savedId, onDelete }: { savedId: string | null; onDelete: () => void }) {
  const { t } = useTranslation();
  const user = useSessionUser();
  return (
    <ShowAt screenOnly>
      <Row gap="tight">
        <Button variant="quiet" small icon="printer" onClick={() => globalThis.print()}>
          {t("preferences.tools.print")}
        </Button>
        {user && savedId && <TakeAlong id={savedId} />}
        <Button variant="quiet" small icon="rotate-ccw" href="/test">
          {t("preferences.tools.again")}
        </Button>
        <Button variant="quiet" small icon="trash-2" onClick={onDelete}>
          {t("preferences.tools.delete")}
        </Button>
      </Row>
    </ShowAt>
  );
}
