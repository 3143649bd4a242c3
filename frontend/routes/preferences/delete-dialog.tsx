import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Dialog } from "ui-kit/feedback/dialog.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { useShowFailure } from "../../shell/show-failure.ts";
import type { TestResult } from "./use-result.ts";

export function DeleteDialog({ result, open, onClose }: {
  result: TestResult;
  open: boolean;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const removal = useMutation({ mutationFn: result.remove, onSuccess: onClose });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t("preferences.delete.title")}
      closeLabel={t("shell.close")}
      actions={
        <>
          <Button onClick={onClose}>{t("preferences.delete.keep")}</Button>
          <Button variant="primary" pending={removal.isPending} onClick={() => removal.mutate()}>
            {t("preferences.delete.confirm")}
          </Button>
        </>
      }
    >
      <Stack>
        <Text>{t("preferences.delete.text")}</Text>
        {removal.error && <Note tone="error" urgent>{showFailure(removal.error)}</Note>}
      </Stack>
    </Dialog>
  );
}
