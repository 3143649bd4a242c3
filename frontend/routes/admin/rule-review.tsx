import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { Button } from "ui-kit/controls/button.tsx";
import { DateField } from "ui-kit/controls/date-field.tsx";
import { Form } from "ui-kit/controls/form.tsx";
import { TextArea } from "ui-kit/controls/text-area.tsx";
import { TimeField } from "ui-kit/controls/time-field.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Section } from "ui-kit/layout/section.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { api, ok } from "../../api/client.ts";
import { ApiError } from "../../api/api-error.ts";
import { sendRuleDraft as limits } from "../../api/limits/admin.ts";
import { instantAt } from "../../days.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useViewerZone } from "../../i18n/viewer-zone.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import { ReasonDialog } from "../../admin/reason-dialog.tsx";
import type { RuleDraft } from "./rule-queries.ts";
import { useDecision } from "./use-decision.ts";

/** The first sentence about a field, else what happened. */
function useRefusal() {
  const showFailure = useShowFailure();
  return (error: Error) => {
    const errors = error instanceof ApiError ? error.problem.errors ?? [] : [];
    return errors.length > 0
      ? errors.slice(0, 5).map(({ message }) => message).join(" ")
      : showFailure(error);
  };
}

const callOf = ({ id, version }: Pick<RuleDraft, "id" | "version">) => ({
  path: { id },
  header: { "if-match": version },
});

/** Sends a draft to the other administrators, with why and from when on. */
export function SendDraft({ draft }: { draft: RuleDraft }) {
  const { t } = useTranslation();
  const zone = useViewerZone();
  const refusal = useRefusal();
  const [comment, setComment] = useState(draft.comment);
  const [day, setDay] = useState<string>();
  const [time, setTime] = useState<string | undefined>("00:00");
  const [isMissing, setMissing] = useState(false);
  const sending = useDecision<void>({
    send: () => {
      const [hours = 0, minutes = 0] = (time ?? "00:00").split(":").map(Number);
      const effectiveFrom = day
        ? new Date(instantAt(zone, day, hours * 60 + minutes)).toISOString()
        : null;
      return ok(api.POST("/api/admin/rule-drafts/{id}/send", {
        params: callOf(draft),
        body: { comment: comment.trim(), effectiveFrom },
      }));
    },
    done: t("rules.review.sent"),
  });
  const isReady = draft.changes.length > 0 && draft.problems.length === 0 &&
    draft.basedOn === draft.latestVersion;
  return (
    <Section heading={t("rules.review.title")}>
      <Form
        noValidate
        onSend={() => {
          setMissing(comment.trim() === "");
          if (comment.trim() !== "") sending.mutate();
        }}
      >
        <Stack gap="group">
          <Text>{t("rules.review.lead")}</Text>
          <TextArea
            name="comment"
            label={t("rules.review.comment")}
            maxLength={limits.comment.maxLength}
            value={comment}
            error={isMissing && comment.trim() === ""
              ? t("rules.review.commentMissing")
              : undefined}
            onChange={(event) => setComment(event.currentTarget.value)}
          />
          <Row>
            <DateField
              label={t("rules.review.day")}
              description={t("rules.review.dayHelp")}
              value={day}
              onChange={setDay}
            />
            {day && <TimeField label={t("rules.review.time")} value={time} onChange={setTime} />}
          </Row>
          {!isReady && <Note>{t("rules.review.notReady")}</Note>}
          {sending.error && <Note tone="error" urgent>{refusal(sending.error)}</Note>}
          <div>
            <Button
              type="submit"
              variant="primary"
              icon="send"
              pending={sending.isPending}
              disabled={!isReady}
            >
              {t("rules.review.send")}
            </Button>
          </div>
        </Stack>
      </Form>
    </Section>
  );
}

/** What the second administrator decides; who wrote in the draft can only take it back. */
export function ReviewDraft({ draft }: { draft: RuleDraft }) {
  const { t } = useTranslation();
  const format = useFormat();
  const navigate = useNavigate();
  const refusal = useRefusal();
  const [isReturning, setReturning] = useState(false);
  const publishing = useDecision<void>({
    send: () => ok(api.POST("/api/admin/rule-drafts/{id}/publish", { params: callOf(draft) })),
    done: t("rules.review.published"),
    onDone: () => void navigate("/admin/rules?part=versions"),
  });
  const returning = useDecision<string>({
    send: (reason) =>
      ok(api.POST("/api/admin/rule-drafts/{id}/return", {
        params: callOf(draft),
        body: { reason },
      })),
    done: t(draft.isOwn ? "rules.review.takenBack" : "rules.review.returned"),
    onDone: () => setReturning(false),
  });
  return (
    <Section heading={t("rules.review.title")}>
      <Stack gap="group">
        <Stack gap="tight">
          <Text>{t("rules.review.why", { author: draft.author ?? t("rules.release") })}</Text>
          <Text weight="strong">{draft.comment}</Text>
          <Text tone="soft">
            {draft.effectiveFrom
              ? t("rules.review.begins", { when: format.dateTime(draft.effectiveFrom) })
              : t("rules.review.beginsNow")}
          </Text>
        </Stack>
        {draft.isOwn && <Note>{t("errors.ERR_OWN_DRAFT")}</Note>}
        {draft.basedOn !== draft.latestVersion && (
          <Note tone="warning">{t("rules.review.outdated")}</Note>
        )}
        {publishing.error && <Note tone="error" urgent>{refusal(publishing.error)}</Note>}
        {returning.error && !isReturning && (
          <Note tone="error" urgent>{refusal(returning.error)}</Note>
        )}
        <Row>
          {draft.isOwn
            ? (
              <Button pending={returning.isPending} onClick={() => returning.mutate("")}>
                {t("rules.review.takeBack")}
              </Button>
            )
            : (
              <>
                <Button
                  variant="primary"
                  icon="check"
                  pending={publishing.isPending}
                  onClick={() => publishing.mutate()}
                >
                  {t("rules.review.approve")}
                </Button>
                <Button onClick={() => setReturning(true)}>{t("rules.review.return")}</Button>
              </>
            )}
        </Row>
      </Stack>
      {isReturning && (
        <ReasonDialog
          title={t("rules.review.returnTitle")}
          text={t("rules.review.returnText")}
          sending={returning}
          sendLabel={t("rules.review.return")}
          onClose={() => setReturning(false)}
        />
      )}
    </Section>
  );
}
