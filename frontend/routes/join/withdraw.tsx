import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Dialog } from "ui-kit/feedback/dialog.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { api, ok } from "../../api/client.ts";
import { useSubmit } from "../../api/use-submit.ts";
import { useShowFailure } from "../../shell/show-failure.ts";

export function Withdraw({ secret, onDone }: { secret: string; onDone: () => void }) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const [isOpen, setOpen] = useState(false);
  const withdrawing = useSubmit({
    mutationFn: () => ok(api.POST("/api/leads/withdraw", { body: { secret } })),
    onSuccess: onDone,
  });
  return (
    <>
      <div>
        <Button variant="quiet" icon="trash-2" onClick={() => setOpen(true)}>
          {t("join.withdraw.button")}
        </Button>
      </div>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t("join.withdraw.title")}
        closeLabel={t("shell.close")}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>{t("join.withdraw.keep")}</Button>
            <Button
              variant="primary"
              pending={withdrawing.isPending}
              onClick={() => withdrawing.mutate()}
            >
              {t("join.withdraw.confirm")}
            </Button>
          </>
        }
      >
        <Text>{t("join.withdraw.text")}</Text>
        {withdrawing.error && <Note tone="error" urgent>{showFailure(withdrawing.error)}</Note>}
      </Dialog>
    </>
  );
}
