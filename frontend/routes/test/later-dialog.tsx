import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { Button } from "ui-kit/controls/button.tsx";
import { Dialog } from "ui-kit/feedback/dialog.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { clearTabTest } from "../../suitability/tab-test.ts";
import type { Test } from "./use-test.ts";

/** Where to keep the answers of a test that goes on later, before anything is stored. */
export function LaterDialog({ test, open, onClose }: {
  test: Test;
  open: boolean;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const navigate = useNavigate();

  function leave() {
    onClose();
    void navigate("/");
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t("test.later.title")}
      closeLabel={t("shell.close")}
      actions={<Button variant="primary" onClick={onClose}>{t("test.later.goOn")}</Button>}
    >
      <Stack>
        <Text>{t("test.later.inTab", { number: test.index + 1 })}</Text>
        <Button onClick={leave}>{t("test.later.leave")}</Button>
        <Button
          variant="quiet"
          icon="trash-2"
          onClick={() => {
            clearTabTest();
            leave();
          }}
        >
          {t("test.later.forget")}
        </Button>
      </Stack>
    </Dialog>
  );
}
