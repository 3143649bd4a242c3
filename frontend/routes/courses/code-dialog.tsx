import { useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { Button } from "ui-kit/controls/button.tsx";
import { Form } from "ui-kit/controls/form.tsx";
import { TextField } from "ui-kit/controls/text-field.tsx";
import { Dialog } from "ui-kit/feedback/dialog.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { api, ok } from "../../api/client.ts";
import { useSubmit } from "../../api/use-submit.ts";
import { coursesKey } from "../../courses/queries.ts";
import { useShowFailure } from "../../shell/show-failure.ts";

/** Opens a course with a code; a wrong one stays in the field. */
export function CodeDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const form = useId();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const showFailure = useShowFailure();
  const [code, setCode] = useState("");
  const redeeming = useSubmit({
    mutationFn: () => ok(api.POST("/api/courses/redeem", { body: { code: code.trim() } })),
    onSuccess: async ({ id }) => {
      await cache.invalidateQueries({ queryKey: coursesKey });
      void notify({ tone: "success", message: t("courses.code.opened") });
      onClose();
      void navigate(`/courses/${id}`);
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("courses.code.title")}
      closeLabel={t("shell.close")}
      actions={
        <Button variant="primary" type="submit" form={form} pending={redeeming.isPending}>
          {t("courses.code.send")}
        </Button>
      }
    >
      <Form
        id={form}
        noValidate
        onSend={() => {
          if (code.trim()) redeeming.mutate();
        }}
      >
        <TextField
          name="course-code"
          label={t("courses.code.label")}
          description={t("courses.code.help")}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          dir="ltr"
          maxLength={40}
          value={code}
          error={redeeming.error ? showFailure(redeeming.error) : undefined}
          onChange={({ currentTarget: { value } }) => setCode(value)}
        />
      </Form>
    </Dialog>
  );
}
