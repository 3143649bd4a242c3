import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Dialog } from "ui-kit/feedback/dialog.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { api, ok } from "../../api/client.ts";
import { forgetSession, keepingChoices } from "../../api/session.ts";
import { useSayFailure } from "../../shell/say-failure.ts";

/** Asks before every device is signed out, this one too. */
export function LogOutEverywhere({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const sayFailure = useSayFailure();
  const out = useMutation({
    mutationFn: () => keepingChoices(() => ok(api.POST("/api/auth/logout-everywhere"))),
    onSuccess: () => {
      forgetSession();
      globalThis.location.reload();
    },
  });
  return (
    <Dialog
      open={open}
      title={t("user.devices.everywhereTitle")}
      closeLabel={t("user.devices.close")}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t("user.cancel")}</Button>
          <Button variant="primary" pending={out.isPending} onClick={() => out.mutate()}>
            {t("user.devices.everywhere")}
          </Button>
        </>
      }
    >
      <Stack>
        <Text>{t("user.devices.everywhereText")}</Text>
        {out.error && <Note tone="bad" urgent>{sayFailure(out.error)}</Note>}
      </Stack>
    </Dialog>
  );
}
