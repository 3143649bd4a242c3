import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { Button } from "ui-kit/controls/button.tsx";
import { RadioGroup } from "ui-kit/controls/radio-group.tsx";
import { Dialog } from "ui-kit/feedback/dialog.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { useSessionUser } from "../../api/use-sign-in-session.ts";
import { useSubmit } from "../../api/use-submit.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import type { Questionnaire } from "../../suitability/questionnaire.ts";
import { draftQuery, storeDraft } from "../../suitability/storing.ts";
import { clearTabTest, tabTest } from "../../suitability/tab-test.ts";
import type { Test } from "./use-test.ts";

type Place = "tab" | "account" | "nowhere";

const loginAddress = `/login?returnUrl=${encodeURIComponent("/test")}`;

/** Where to keep the answers of a test that goes on later, before anything is stored. */
export function LaterDialog({ questionnaire, test, open, onClose }: {
  questionnaire: Questionnaire;
  test: Test;
  open: boolean;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const cache = useQueryClient();
  const user = useSessionUser();
  const showFailure = useShowFailure();
  const [place, setPlace] = useState<Place>("tab");

  const leaving = useSubmit({
    mutationFn: async () => {
      const now = tabTest();
      const step = test.step?.id;
      if (place === "nowhere") clearTabTest();
      if (place !== "account") return "/";
      if (!user) return loginAddress;
      if (now && step) await storeDraft(questionnaire, { ...now, step });
      clearTabTest();
      await cache.invalidateQueries(draftQuery);
      void notify({ tone: "success", message: t("test.later.saved") });
      return "/";
    },
    onSuccess: (address) => {
      onClose();
      void navigate(address);
    },
  });

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t("test.later.title")}
      closeLabel={t("shell.close")}
      actions={
        <>
          <Button onClick={onClose}>{t("test.later.goOn")}</Button>
          <Button
            variant="primary"
            pending={leaving.isPending}
            onClick={() => leaving.mutate()}
          >
            {t(place === "account" && !user ? "test.later.signIn" : `test.later.do.${place}`)}
          </Button>
        </>
      }
    >
      <Stack>
        <Text>{t("test.later.at", { number: test.index + 1 })}</Text>
        <RadioGroup
          label={t("test.later.where")}
          picked={place}
          onPick={(value) => setPlace(value as Place)}
          options={(["tab", "account", "nowhere"] as const).map((value) => ({
            value,
            label: t(`test.later.places.${value}`),
            hint: t(
              value === "account" && !user ? "test.later.accountHint" : `test.later.hints.${value}`,
            ),
          }))}
        />
        {place === "account" && user && (
          <Text size="small" tone="soft">
            {questionnaire.consents.store} {questionnaire.consents.withdraw}
          </Text>
        )}
        {leaving.error && <Note tone="error" urgent>{showFailure(leaving.error)}</Note>}
      </Stack>
    </Dialog>
  );
}
