import { practiceGroups } from "backend/domain/domain-value.ts";
import { useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Form } from "ui-kit/controls/form.tsx";
import { MultiSelect } from "ui-kit/controls/multi-select.tsx";
import { TextArea } from "ui-kit/controls/text-area.tsx";
import { Dialog } from "ui-kit/feedback/dialog.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { alphabetical } from "../../api/alphabetical.ts";
import { useDomainValues } from "../../api/domain-values.ts";
import { recommendAfterTherapySession as limits } from "../../api/limits/therapy-sessions.ts";
import { useSessionUser } from "../../api/use-sign-in-session.ts";
import { draftOf, removeDraft, saveDraft } from "../../drafts.ts";
import { useFormat } from "../../i18n/use-format.ts";
import type { TherapySession } from "../../therapy-sessions/therapy-session.ts";
import { useRecommend } from "../../therapy-sessions/use-session-changes.ts";
import { useShowFailure } from "../../shell/show-failure.ts";

export function RecommendDialog(
  { session, onClose }: { session: TherapySession; onClose: () => void },
) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const { list } = useDomainValues();
  const form = useId();
  const recommending = useRecommend(session);
  const [practices, setPractices] = useState<string[]>([]);
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const { name } = session.client;
  const key = `${useSessionUser()?.id ?? ""}.recommend.${session.id}`;
  const values = alphabetical(list("THERAPY_TYPE"), useFormat().language);

  function send(entries: FormData) {
    const text = String(entries.get("text") ?? "").trim();
    setMissing(text === "");
    if (text === "") return field.current?.focus();
    recommending.mutate({ practices, text }, {
      onSuccess: () => {
        removeDraft(key);
        onClose();
        void notify({ tone: "success", message: t("sessions.recommend.done", { name }) });
      },
    });
  }
  return (
    <Dialog
      open
      title={t("sessions.recommend.title", { name })}
      closeLabel={t("journal.cancel.close")}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t("sessions.recommend.leave")}</Button>
          <Button variant="primary" type="submit" form={form} pending={recommending.isPending}>
            {t("sessions.recommend.send")}
          </Button>
        </>
      }
    >
      <Form id={form} noValidate onSend={send}>
        {recommending.error && <Note tone="error" urgent>{showFailure(recommending.error)}</Note>}
        <MultiSelect
          label={t("sessions.recommend.practices")}
          description={t("sessions.recommend.practicesHelp")}
          placeholder={t("sessions.recommend.none")}
          search={{ label: t("sessions.recommend.search"), noResults: t("shell.noMatch") }}
          doneLabel={t("sessions.recommend.chosen")}
          removeLabel={(option) => t("sessions.recommend.remove", { option })}
          picked={practices}
          onPick={setPractices}
          groups={practiceGroups.map((group) => ({
            title: t(`journal.year.${group}`),
            options: values.filter((value) => value.group === group)
              .map(({ code, value }) => ({ id: code, label: value })),
          }))}
        />
        <TextArea
          ref={field}
          name="text"
          error={isMissing ? t("sessions.recommend.missing") : undefined}
          label={t("sessions.recommend.text")}
          description={t("sessions.recommend.textHelp", { name })}
          defaultValue={draftOf(key)?.text ?? ""}
          maxLength={limits.text.maxLength}
          aria-required
          rows={4}
          onChange={({ currentTarget: { value: text } }) => {
            if (text.trim() !== "") setMissing(false);
            saveDraft(key, { text, state: "writing", base: "", version: "" });
          }}
        />
      </Form>
    </Dialog>
  );
}
