import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { ReviewCard } from "ui-kit/booking/review-card.tsx";
import { SessionHistory } from "ui-kit/booking/session-history.tsx";
import { Button } from "ui-kit/controls/button.tsx";
import { Form } from "ui-kit/controls/form.tsx";
import { Link } from "ui-kit/controls/link.tsx";
import { RadioGroup } from "ui-kit/controls/radio-group.tsx";
import { TextArea } from "ui-kit/controls/text-area.tsx";
import { Dialog } from "ui-kit/feedback/dialog.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Failed } from "ui-kit/layout/failed.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { hasErrorCode } from "../../api/api-error.ts";
import { api, ok } from "../../api/client.ts";
import { refuseReview as limits } from "../../api/limits/admin.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import { type ReviewCase, reviewQuery } from "./queries.ts";
import { ReasonDialog } from "../../admin/reason-dialog.tsx";
import { useDecision } from "./use-decision.ts";
import { useQueueAddress } from "./use-queue-address.ts";

const refusals = [
  "personal-data",
  "health-details",
  "health-promise",
  "insult",
  "advertising",
  "not-about-the-session",
  "other",
] as const;

type Refusal = { refusal: (typeof refusals)[number]; note: string };

/** What another administrator has decided meanwhile, or that the review has changed: it is loaded again by then. */
function useConflict({ status, refusal, decidedAt, decidedByName }: ReviewCase) {
  const { t } = useTranslation();
  const format = useFormat();
  const showFailure = useShowFailure();
  return (error: Error): string => {
    if (hasErrorCode(error, "ERR_ALREADY_DECIDED") && decidedAt) {
      const facts = [
        t(`admin.reviews.states.${status}`),
        refusal && t(`admin.reviews.refusals.${refusal}`),
        decidedByName,
        format.dateTime(decidedAt),
      ];
      return t("admin.reviews.decided", { facts: facts.filter(Boolean).join(" · ") });
    }
    return hasErrorCode(error, "ERR_STALE") ? t("admin.reviews.changed") : showFailure(error);
  };
}

function RefuseDialog({ sending, failure, onClose }: {
  sending: { isPending: boolean; mutate: (refusal: Refusal) => void };
  failure: string | undefined;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const form = useId();
  const [refusal, setRefusal] = useState<Refusal["refusal"]>();
  const [note, setNote] = useState("");
  const [isTried, setTried] = useState(false);
  const isNoteMissing = refusal === "other" && note.trim() === "";
  function send() {
    setTried(true);
    if (refusal && !isNoteMissing) sending.mutate({ refusal, note: note.trim() });
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("admin.reviews.refuseTitle")}
      closeLabel={t("shell.close")}
      actions={
        <>
          <Button onClick={onClose}>{t("admin.leads.back")}</Button>
          <Button variant="primary" type="submit" form={form} pending={sending.isPending}>
            {t("admin.reviews.refuseSend")}
          </Button>
        </>
      }
    >
      <Form id={form} noValidate onSend={send}>
        <Stack gap="group">
          <Text>{t("admin.reviews.refuseText")}</Text>
          <RadioGroup
            label={t("admin.leads.reason")}
            picked={refusal}
            error={isTried && !refusal ? t("admin.reviews.refusalMissing") : undefined}
            options={refusals.map((value) => ({
              value,
              label: t(`admin.reviews.refusals.${value}`),
            }))}
            onPick={(value) => setRefusal(refusals.find((one) => one === value))}
          />
          <TextArea
            name="note"
            label={t("admin.reviews.note")}
            value={note}
            rows={3}
            maxLength={limits.note.maxLength}
            error={isTried && isNoteMissing ? t("admin.leads.reasonMissing") : undefined}
            onChange={({ currentTarget: { value } }) => setNote(value)}
          />
          {failure && <Note tone="error" urgent>{failure}</Note>}
        </Stack>
      </Form>
    </Dialog>
  );
}

function Content({ review }: { review: ReviewCase }) {
  const { t } = useTranslation();
  const format = useFormat();
  const month = useFormat("UTC").month(`${review.month}-15`);
  const { therapist, reports, refusal, refusalNote } = review;
  const open = reports.filter(({ settledAt }) => settledAt === null);
  const settled = reports.filter(({ settledAt }) => settledAt !== null);
  const byWhom = ({ hasAccount }: ReviewCase["reports"][number]) =>
    t(hasAccount ? "admin.reviews.byUser" : "admin.reviews.byVisitor");
  return (
    <Stack gap="group">
      <Text>
        <Link href={`/therapist/view/${therapist.slug}`} target="_blank">
          {t("admin.practitioners.view")}
        </Link>
      </Text>
      <ReviewCard
        rating={review.rating}
        ratingLabel={t("admin.reviews.ratingOf", { rating: review.rating })}
        text={<span lang={review.language}>{review.text}</span>}
        origin={`${review.name} · ${month}`}
        answer={review.answer === null
          ? undefined
          : { from: t("admin.reviews.answer"), text: review.answer }}
      />
      {refusal && (
        <Note tone="warning">
          {t(`admin.reviews.refusals.${refusal}`)}
          {refusalNote && <Text size="small">{refusalNote}</Text>}
        </Note>
      )}
      {open.map((report) => (
        <Note key={report.at} tone="warning" icon="flag">
          <Text weight="strong">{t(`admin.reviews.reasons.${report.reason}`)}</Text>
          {report.note && <Text>{report.note}</Text>}
          <Text size="small" tone="soft">
            {`${byWhom(report)} · ${format.dateTime(report.at)}`}
          </Text>
        </Note>
      ))}
      {settled.length > 0 && (
        <SessionHistory
          title={t("admin.reviews.settled", { count: settled.length })}
          lines={settled.toReversed().map((report) => ({
            dateTime: report.at,
            when: format.dateTime(report.at),
            what: `${t(`admin.reviews.reasons.${report.reason}`)} · ${byWhom(report)}`,
            reason: report.note,
          }))}
        />
      )}
    </Stack>
  );
}

function OpenReview({ review, onClose }: { review: ReviewCase; onClose: () => void }) {
  const { t } = useTranslation();
  const [step, setStep] = useState<"look" | "refuse" | "remove-answer">("look");
  const conflict = useConflict(review);
  const { id, status, version, answer } = review;
  const params = { path: { id }, header: { "if-match": version } };
  const publish = useDecision<void>({
    send: () => ok(api.POST("/api/admin/reviews/{id}/publish", { params })),
    done: t("admin.reviews.published"),
    onDone: onClose,
  });
  const refuse = useDecision<Refusal>({
    send: (body) => ok(api.POST("/api/admin/reviews/{id}/refuse", { params, body })),
    done: t("admin.reviews.refused"),
    onDone: onClose,
  });
  const removeAnswer = useDecision<string>({
    send: (reason) =>
      ok(api.POST("/api/admin/reviews/{id}/remove-answer", { params, body: { reason } })),
    done: t("admin.reviews.answerRemoved"),
    onDone: onClose,
  });
  const isReported = review.reports.some(({ settledAt }) => settledAt === null);
  if (step === "refuse") {
    return (
      <RefuseDialog
        sending={refuse}
        failure={refuse.error ? conflict(refuse.error) : undefined}
        onClose={() => setStep("look")}
      />
    );
  }
  if (step === "remove-answer") {
    return (
      <ReasonDialog
        title={t("admin.reviews.removeAnswer")}
        text={t("admin.reviews.removeAnswerText")}
        sending={removeAnswer}
        failure={removeAnswer.error ? conflict(removeAnswer.error) : undefined}
        onClose={() => setStep("look")}
      />
    );
  }
  return (
    <Dialog
      open
      size="wide"
      onClose={onClose}
      title={t("admin.reviews.title", { name: review.therapist.name })}
      closeLabel={t("shell.close")}
      actions={
        <>
          {status !== "refused" && (
            <Button variant="quiet" onClick={() => setStep("refuse")}>
              {t(status === "published" ? "admin.reviews.takeBack" : "admin.reviews.refuse")}
            </Button>
          )}
          {status === "published" && answer !== null && (
            <Button
              variant="quiet"
              onClick={() => setStep("remove-answer")}
            >
              {t("admin.reviews.removeAnswer")}
            </Button>
          )}
          {(status !== "published" || isReported) && (
            <Button
              variant="primary"
              icon="check"
              pending={publish.isPending}
              onClick={() => publish.mutate()}
            >
              {t(status === "published" ? "admin.reviews.keep" : "admin.reviews.publish")}
            </Button>
          )}
        </>
      }
    >
      <Stack gap="group">
        <Content review={review} />
        {publish.error && <Note tone="error" urgent>{conflict(publish.error)}</Note>}
      </Stack>
    </Dialog>
  );
}

/** The review that the address opens. */
export function ReviewDialog() {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const { open, change } = useQueueAddress();
  const { data, error, refetch } = useQuery({ ...reviewQuery(open), enabled: open !== "" });
  const close = () => change({ open: "" });
  if (open === "") return null;
  if (data) return <OpenReview key={data.id} review={data} onClose={close} />;
  return (
    <Dialog open onClose={close} title={t("admin.pages.reviews")} closeLabel={t("shell.close")}>
      {error
        ? (
          <Failed
            message={showFailure(error)}
            retryLabel={t("shell.retry")}
            onRetry={() => void refetch()}
          />
        )
        : <Skeleton label={t("admin.list.loading")} count={3} />}
    </Dialog>
  );
}
