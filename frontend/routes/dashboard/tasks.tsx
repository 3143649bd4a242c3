import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { TaskList, type TaskListProps } from "ui-kit/layout/task-list.tsx";
import { Empty } from "ui-kit/layout/empty.tsx";
import { Failed } from "ui-kit/layout/failed.tsx";
import { Section } from "ui-kit/layout/section.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { currentAbsenceQuery } from "../../absences/queries.ts";
import { hasErrorCode } from "../../api/api-error.ts";
import { callLinksQuery } from "../../api/call-links.ts";
import { receivedQuestionsQuery } from "../../client-questions/queries.ts";
import type { CurrentUser } from "../../api/sign-in-session.ts";
import { shownState } from "../../certificates/certificate-state.ts";
import { certificatesQuery, type OwnCertificate } from "../../certificates/queries.ts";
import { config } from "../../config.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { receivedRequestsQuery } from "../../session-requests/queries.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import type { TherapySession } from "../../therapy-sessions/therapy-session.ts";
import { waitingPeopleQuery } from "../../waiting-lists/queries.ts";
import { endedQuery, unansweredQuery } from "./queries.ts";

type Task = TaskListProps["tasks"][number];

/** Ended without a word of the practitioner or the client, so that a missed session may be among them. */
function isUnclear({ noShow, rating, comments }: TherapySession): boolean {
  return !noShow && rating === null && comments.length === 0;
}

function useProfileTask(approval: CurrentUser["approval"]): Task[] {
  const { t } = useTranslation();
  if (approval !== "not-sent" && approval !== "declined") return [];
  return [{
    id: "profile",
    icon: "pencil",
    tone: approval === "declined" ? "warning" : undefined,
    title: t(`dashboard.tasks.profile.${approval}`),
    text: t(`dashboard.tasks.profile.${approval}Text`),
    href: "/sessions/profile",
    action: t("dashboard.tasks.profile.action"),
  }];
}

/** Clients of an absence who have not chosen what becomes of their session. */
function useAbsenceTask(): Task[] {
  const { t } = useTranslation();
  const { data } = useQuery(currentAbsenceQuery);
  const format = useFormat(data?.absence?.timeZone);
  const waiting = (data?.absence?.sessions ?? []).filter(({ answer }) => answer === "waiting");
  const [first] = waiting.toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt));
  if (!first) return [];
  return [{
    id: "absence",
    icon: "life-buoy",
    tone: "warning",
    title: t("dashboard.tasks.absence.title", { count: waiting.length }),
    text: t("dashboard.tasks.absence.text", {
      name: first.clientName,
      when: format.dateTime(first.startsAt),
    }),
    href: "/sessions",
    action: t("dashboard.tasks.absence.action"),
  }];
}

/** Practices that clients can book by video without an address of the call. A provider elsewhere has its own. */
function useCallLinkTask(): Task[] {
  const { t } = useTranslation();
  const { data } = useQuery({ ...callLinksQuery, enabled: !config.scheduling.foreignPage });
  if (!data || data.roomPattern !== null) return [];
  const count = data.practices.filter(({ callLink }) => callLink === null).length;
  if (count === 0) return [];
  return [{
    id: "call-links",
    icon: "video",
    title: t("dashboard.tasks.callLinks.title", { count }),
    text: t("dashboard.tasks.callLinks.text"),
    href: "/sessions/availability#call-links",
    action: t("dashboard.tasks.callLinks.action"),
  }];
}

/** Questions of clients who want to book, the longest waiting first. */
function useQuestionsTask(): Task[] {
  const { t } = useTranslation();
  const format = useFormat();
  const { data = [] } = useQuery(receivedQuestionsQuery);
  const waiting = data.filter(({ status }) => status === "waiting");
  const [first] = waiting;
  if (!first?.waitingSince) return [];
  return [{
    id: "questions",
    icon: "messages-square",
    tone: "warning",
    title: t("dashboard.tasks.questions.title", { count: waiting.length }),
    text: t("dashboard.tasks.questions.text", {
      name: first.client.name,
      when: format.dateTime(first.waitingSince),
    }),
    href: "/sessions/questions",
    action: t("dashboard.tasks.questions.action"),
  }];
}

function useCertificateTasks(certificates: OwnCertificate[], now: number): Task[] {
  const { t } = useTranslation();
  const format = useFormat("UTC");
  return certificates.flatMap((certificate): Task[] => {
    const state = shownState(certificate, now);
    if (state !== "ending" && state !== "expired" && state !== "refused") return [];
    const { id, title, validUntil, refusedReason } = certificate;
    return [{
      id,
      icon: "triangle-alert",
      tone: "warning",
      title: t(`dashboard.tasks.certificate.${state}`, {
        title,
        day: validUntil && format.date(validUntil, "day"),
      }),
      text: state === "refused" ? refusedReason : t("dashboard.tasks.certificate.text"),
      href: "/sessions/profile#certificates",
      action: t("dashboard.tasks.certificate.action"),
    }];
  });
}

/** What waits for the practitioner, each with its next step. */
export function Tasks({ user, now }: { user: CurrentUser; now: number }) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const reviews = useQuery(unansweredQuery);
  const certificates = useQuery(certificatesQuery(user.therapistId!));
  const people = useQuery(waitingPeopleQuery);
  const requests = useQuery(receivedRequestsQuery);
  const absence = useQuery(currentAbsenceQuery);
  const questions = useQuery(receivedQuestionsQuery);
  const absenceTask = useAbsenceTask();
  const questionsTask = useQuestionsTask();
  const format = useFormat();
  const ended = useInfiniteQuery(endedQuery(format.timeZone, now));
  const callLinkTask = useCallLinkTask();
  const profileTask = useProfileTask(user.approval);
  const certificateTasks = useCertificateTasks(certificates.data?.certificates ?? [], now);
  // Before the first publication there is no calendar.
  const hasNoHours = hasErrorCode(absence.error, "ERR_AVAILABILITY_AT_PROVIDER") ||
    hasErrorCode(absence.error, "ERR_NOT_FOUND");
  const queries = [
    ...[requests, questions, reviews, certificates, people, ended],
    ...(hasNoHours ? [] : [absence]),
  ];
  const failed = queries.find(({ error }) => error);
  const isLoading = queries.some(({ isPending }) => isPending);

  const unanswered = reviews.data?.unanswered ?? 0;
  const unclear = (ended.data?.pages ?? []).flatMap(({ sessions }) => sessions).filter(isUnclear);
  const review = reviews.data?.reviews[0];
  const waiting = (people.data ?? []).filter(({ offer }) => !offer).length;
  const [request] = requests.data ?? [];
  const tasks: Task[] = [
    ...(request
      ? [{
        id: "requests",
        icon: "clock" as const,
        tone: "warning" as const,
        title: t("dashboard.tasks.requests.title", { count: requests.data!.length }),
        text: t("dashboard.tasks.requests.text", {
          name: request.client.name,
          when: format.dateTime(request.answerBy),
        }),
        href: "/sessions#requests",
        action: t("dashboard.tasks.requests.action"),
      }]
      : []),
    ...questionsTask,
    ...absenceTask,
    ...profileTask,
    ...(unanswered === 0 ? [] : [{
      id: "reviews",
      icon: "star" as const,
      title: t("dashboard.tasks.reviews.title", { count: unanswered }),
      text: review && <span lang={review.language.slice(0, 2).toLowerCase()}>{review.text}</span>,
      href: "/sessions/reviews",
      action: t("dashboard.tasks.reviews.action"),
    }]),
    ...certificateTasks,
    ...callLinkTask,
    ...(unclear.length === 0 ? [] : [{
      id: "ended",
      icon: "calendar-check" as const,
      title: t("dashboard.tasks.ended.title", { count: unclear.length }),
      text: t("dashboard.tasks.ended.text"),
      href: "/sessions?part=past",
      action: t("dashboard.tasks.ended.action"),
    }]),
    ...(waiting === 0 ? [] : [{
      id: "waiting",
      icon: "users" as const,
      title: t("dashboard.tasks.waiting.title", { count: waiting }),
      href: "/sessions/availability",
      action: t("dashboard.tasks.waiting.action"),
    }]),
  ];
  return (
    <Section heading={t("dashboard.tasks.heading")} divided={false}>
      {tasks.length > 0 && <TaskList tasks={tasks} />}
      {tasks.length === 0 && isLoading && (
        <Skeleton label={t("dashboard.tasks.loading")} count={2} />
      )}
      {tasks.length === 0 && !isLoading && !failed && (
        <Empty message={t("dashboard.tasks.nothing")} />
      )}
      {failed && (
        <Failed
          message={`${t("dashboard.tasks.failed")} ${showFailure(failed.error)}`}
          retryLabel={t("shell.retry")}
          onRetry={() => {
            for (const query of queries) if (query.error) void query.refetch();
          }}
        />
      )}
    </Section>
  );
}
