import { useQuery, useQueryClient } from "@tanstack/react-query";
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
import { ApiError } from "../../api/api-error.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import { useEditor } from "./editor-context.ts";
import { changedPaths, fieldsOf } from "./fields.ts";
import { pathById, sectionOf } from "./paths.ts";
import { hasHoursQuery, publish, reloadViews } from "./queries.ts";

class Unsaved extends Error {}

/** Null while that is not known. */
function useHasHours(): boolean | null {
  return useQuery(hasHoursQuery).data ?? null;
}

function HoursLink() {
  const { t } = useTranslation();
  return <Link href="/sessions/availability">{t("profile.firstSteps.setHours")}</Link>;
}

function useFailureText() {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const { conflicts, content } = useEditor();
  return (failure: Error): string => {
    if (failure instanceof Unsaved) {
      return t(conflicts.length > 0 ? "profile.publish.conflict" : "profile.publish.unsaved");
    }
    if (!(failure instanceof ApiError)) return showFailure(failure);
    if (failure.errCode === "ERR_STALE") return t("profile.publish.stale");
    const paths = (failure.problem.errors ?? []).map(({ path }) => pathById(path, content));
    const named = [...new Set(paths.map((path) => t(`profile.section.${sectionOf(path)}`)))];
    return named.length > 0
      ? t("profile.publish.refused", { sections: named.join(", ") })
      : showFailure(failure);
  };
}

/** Publishes what is not published yet and sends the profile; a new one is sent to be shown in search. */
function SendForApproval() {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const failureText = useFailureText();
  const { therapistId, store, missing, goTo, snapshot: { draft } } = useEditor();
  const sending = useSubmit({
    mutationFn: async () => {
      if (draft.approval === "not-sent") {
        store.change((content) => ({ ...content, showInSearch: true }));
      }
      if (!await store.flush()) throw new Unsaved();
      const saved = store.snapshot();
      if (changedPaths(fieldsOf(saved.draft.published), fieldsOf(saved.content)).length > 0) {
        store.accept(await publish(therapistId, saved.version));
      }
      await ok(api.POST("/api/therapists/{id}/approval-requests", {
        params: { path: { id: therapistId } },
      }));
    },
    onSuccess: () => void notify({ tone: "success", message: t("profile.approval.sent") }),
    onError: (failure) => {
      const [first] = failure instanceof ApiError ? failure.problem.errors ?? [] : [];
      if (first) goTo(first.path);
    },
    onSettled: async () => {
      reloadViews(queries);
      await store.reload();
    },
  });
  if (draft.approval === "waiting" || missing.length > 0) return null;
  return (
    <>
      {draft.approval === "not-sent" && <Text>{t("profile.approval.willBeShown")}</Text>}
      <HoursWarning />
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
      {sending.error && <Text role="alert">{failureText(sending.error)}</Text>}
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
  const hasHours = useHasHours();
  const isOpen = (id: keyof typeof steps) => {
    if (id === "approval") return true;
    if (id === "hours") return hasHours !== true;
    const parts: readonly ProfilePart[] = steps[id];
    return missing.some(({ code }) => parts.includes(code));
  };
  const names = Object.keys(steps) as (keyof typeof steps)[];
  // Hours can be set after the profile is published, which sending does.
  const current = names.find((id) => id !== "hours" && isOpen(id));
  const stateOf = (id: keyof typeof steps) => {
    if (id === current) return "current";
    return isOpen(id) ? "next" : "done";
  };
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
                {t("profile.firstSteps.step.hours.text")} <HoursLink />
              </>
            )
            : t(`profile.firstSteps.step.${id}.text`),
          state: stateOf(id),
        }))}
      />
    </Disclosure>
  );
}

/** What keeps clients from booking while the profile waits or is approved. */
function HoursWarning() {
  const { t } = useTranslation();
  if (useHasHours() !== false) return null;
  return (
    <Text>
      {t("profile.approval.noHours")} <HoursLink />
    </Text>
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
        {approval === "waiting" && <HoursWarning />}
        <BookingLink />
        <SendForApproval />
      </Stack>
    </Note>
  );
}
