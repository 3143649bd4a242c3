import type { ProfilePart } from "backend/domain/profile.ts";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Link } from "ui-kit/controls/link.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { StepList } from "ui-kit/feedback/step-list.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { Disclosure } from "ui-kit/layout/disclosure.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { api, ok } from "../../api/client.ts";
import { useSubmit } from "../../api/use-submit.ts";
import { hasErrorCode } from "../../api/api-error.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import { useEditor } from "./editor-context.ts";

/** Sends the published profile; what is not published yet is not looked at. */
function SendForApproval() {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const { therapistId, store, missing, snapshot: { draft } } = useEditor();
  const sending = useSubmit({
    mutationFn: () =>
      ok(api.POST("/api/therapists/{id}/approval-requests", {
        params: { path: { id: therapistId } },
      })),
    onSuccess: () => void notify({ tone: "success", message: t("profile.approval.sent") }),
    onSettled: () => store.reload(),
  });
  if (draft.approval === "waiting" || missing.length > 0) return null;
  const isUnpublished = hasErrorCode(sending.error, "ERR_INVALID_INPUT");
  return (
    <>
      <div>
        <Button
          small
          variant="primary"
          icon="send"
          pending={sending.isPending}
          onClick={() => sending.mutate()}
        >
          {t("profile.approval.send")}
        </Button>
      </div>
      {sending.error && (
        <Text role="alert">
          {isUnpublished ? t("profile.approval.publishFirst") : showFailure(sending.error)}
        </Text>
      )}
    </>
  );
}

/** Works from the first publication on, also while the profile is hidden from search. */
function BookingLink() {
  const { t } = useTranslation();
  const { snapshot: { draft: { published } } } = useEditor();
  if (published.calendarUrl === "" || published.practices.every(({ archived }) => archived)) {
    return null;
  }
  return (
    <Text>
      {t("profile.approval.bookingLink")}{" "}
      <Link href={published.calendarUrl} target="_blank" rel="noopener">
        {published.calendarUrl.replace(/^https?:\/\//, "")}
      </Link>
    </Text>
  );
}

const steps = {
  profile: ["name", "introduction", "languages", "places", "pictures", "cancellation"],
  practice: ["practices"],
  hours: [],
  certificates: ["certificates"],
  approval: [],
} as const satisfies Record<string, ProfilePart[]>;

/** What a new practitioner does next. */
function FirstSteps() {
  const { t } = useTranslation();
  const { missing } = useEditor();
  const lacks = (parts: readonly ProfilePart[]) => missing.some(({ code }) => parts.includes(code));
  const open = (["profile", "practice", "certificates"] as const).find((id) => lacks(steps[id]));
  const stateOf = (id: keyof typeof steps) => {
    if (id === (open ?? "approval")) return "current";
    return id === "hours" || id === "approval" || lacks(steps[id]) ? "next" : "done";
  };
  const names = Object.keys(steps) as (keyof typeof steps)[];
  return (
    <Disclosure title={t("profile.firstSteps.title")} open>
      <StepList
        doneLabel={t("profile.firstSteps.done")}
        steps={names.map((id) => ({
          id,
          title: t(`profile.firstSteps.step.${id}.title`),
          text: id === "hours"
            ? (
              <>
                {t("profile.firstSteps.step.hours.text")}{" "}
                <Link href="/sessions/availability">{t("profile.firstSteps.setHours")}</Link>
              </>
            )
            : t(`profile.firstSteps.step.${id}.text`),
          state: stateOf(id),
        }))}
      />
    </Disclosure>
  );
}

export function ApprovalNote() {
  const { t } = useTranslation();
  const { snapshot: { draft: { approval, approvalReason } } } = useEditor();
  if (approval === "approved") return null;
  return (
    <Note
      tone={approval === "declined" ? "warning" : "info"}
      icon={approval === "waiting" ? "clock" : "shield-check"}
    >
      <Stack>
        <Text>{t(`profile.approval.${approval}`)}</Text>
        {approval === "declined" && approvalReason && (
          <Text>
            <b>{t("profile.approval.reason")}</b> {approvalReason}
          </Text>
        )}
        {approval === "not-sent" && <FirstSteps />}
        <BookingLink />
        <SendForApproval />
      </Stack>
    </Note>
  );
}
