import { useQuery } from "@tanstack/react-query";
import type { ProfilePart } from "backend/domain/profile.ts";
import { useTranslation } from "react-i18next";
import { Link } from "ui-kit/controls/link.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { StepList } from "ui-kit/feedback/step-list.tsx";
import { Disclosure } from "ui-kit/layout/disclosure.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { useCertificatesState } from "../../certificates/use-certificates-state.ts";
import { useEditor } from "./editor-context.ts";
import { hasHours, hoursQuery } from "./queries.ts";
import { SendButton, useSending } from "./sending.tsx";

/** Null while that is not known. */
function useHasHours(): boolean | null {
  const { snapshot: { draft: { published } } } = useEditor();
  // Nothing is published that could have hours.
  const isPublished = published.calendarUrl !== "";
  const { data } = useQuery({ ...hoursQuery, enabled: isPublished, select: hasHours });
  return isPublished ? data ?? null : false;
}

function HoursLink() {
  const { t } = useTranslation();
  return <Link href="/sessions/availability">{t("profile.firstSteps.setHours")}</Link>;
}

function SendForApproval() {
  const { t } = useTranslation();
  const { snapshot: { draft } } = useEditor();
  const { sending, error, offered } = useSending();
  if (!offered) return null;
  return (
    <>
      {draft.approval === "not-sent" && <Text>{t("profile.approval.willBeShown")}</Text>}
      <HoursWarning />
      <div>
        <SendButton sending={sending} />
      </div>
      {error && <Text role="alert">{error}</Text>}
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
  const { therapistId, missing } = useEditor();
  const hasHours = useHasHours();
  const certificates = useCertificatesState(therapistId);
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
  const textOf = (id: keyof typeof steps) => {
    if (id === "certificates" && certificates?.state === "waiting") {
      return t("profile.firstSteps.step.certificates.unchecked");
    }
    const text = t(`profile.firstSteps.step.${id}.text`);
    return id === "hours"
      ? (
        <>
          {text} <HoursLink />
        </>
      )
      : text;
  };
  return (
    <Disclosure title={t("profile.firstSteps.title")} open>
      <StepList
        doneLabel={t("profile.firstSteps.done")}
        steps={names.map((id) => ({
          id,
          title: t(`profile.firstSteps.step.${id}.title`),
          text: textOf(id),
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
