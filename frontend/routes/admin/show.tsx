import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Right } from "backend/domain/rights.ts";
import { Button } from "ui-kit/controls/button.tsx";
import { Avatar } from "ui-kit/layout/avatar.tsx";
import { type DataColumn, DataTable } from "ui-kit/layout/data-table.tsx";
import { Empty } from "ui-kit/layout/empty.tsx";
import { Failed } from "ui-kit/layout/failed.tsx";
import { Figures as FigureRow } from "ui-kit/layout/figures.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Section } from "ui-kit/layout/section.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Link } from "ui-kit/controls/link.tsx";
import { AdminPage } from "../../admin/admin-page.tsx";
import { useRights } from "../../admin/use-rights.ts";
import { summaryQuery } from "../../admin/summary.ts";
import type { components } from "../../api/schema.d.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { initialsOf } from "../../initials.ts";
import { pictureSource } from "../../picture-source.ts";
import { Figures, RecentFigures } from "./figures.tsx";
import { useShowFailure } from "../../shell/show-failure.ts";
import { useRenderTime } from "../../use-render-time.ts";

type Summary = components["schemas"]["AdminSummary"];
type Waiting = Summary["waiting"][number];

const figures = [
  { name: "practitioners", right: "approve-practitioners" },
  { name: "certificates", right: "check-certificates" },
  { name: "reviews", right: "moderate-reviews" },
  { name: "reports", right: "moderate-reviews" },
  { name: "rules", right: "manage-rules" },
  { name: "courses", right: "manage-courses" },
  { name: "leads", right: "answer-leads" },
  { name: "invitations", right: "invite-practitioners" },
] as const satisfies { name: string; right: Right }[];

/** The list with the row opened; the oldest come first there too. */
const addressOf: Record<Waiting["kind"], (id: string) => string> = {
  lead: (id) => `/admin/leads?state=confirmed&order=oldest&open=${id}`,
  therapist: (id) => `/admin/practitioners?order=oldest&open=${id}`,
  certificate: (id) => `/admin/certificates?open=${id}`,
  review: (id) => `/admin/reviews?open=${id}`,
  report: (id) => `/admin/reports?open=${id}`,
  rules: (id) => `/admin/rules/draft?id=${id}`,
  course: (id) => `/admin/courses/edit/${id}`,
};

function useColumns(): DataColumn<Waiting>[] {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useRenderTime();
  return [
    {
      id: "who",
      name: t("admin.overview.columns.who"),
      as: "title",
      cell: ({ kind, name, pictureUrl }) => (
        <Row wrap={false}>
          {kind !== "rules" && (
            <Avatar
              shape="round"
              size={36}
              src={pictureSource(pictureUrl)}
              initials={kind === "lead" ? initialsOf(name) : undefined}
            />
          )}
          <Text as="span" weight="strong">{name}</Text>
        </Row>
      ),
    },
    {
      id: "what",
      name: t("admin.overview.columns.what"),
      as: "line",
      cell: ({ kind, title }) => (
        <Stack gap="hair">
          <Text>{t(`admin.overview.kinds.${kind}`)}</Text>
          {title && <Text size="small" tone="soft">{title}</Text>}
        </Stack>
      ),
    },
    {
      id: "since",
      name: t("admin.overview.columns.since"),
      as: "date",
      cell: ({ since }) => <Text size="small" tone="soft">{format.away(since, now)}</Text>,
    },
    {
      id: "action",
      name: t("admin.overview.columns.action"),
      as: "action",
      cell: ({ kind, id, name }) => (
        <Button
          small
          href={addressOf[kind](id)}
          aria-label={t("admin.list.openNamed", { name })}
        >
          {t("admin.list.open")}
        </Button>
      ),
    },
  ];
}

/** What does not work and needs a look. */
function Troubles({ summary }: { summary: Summary }) {
  const { t } = useTranslation();
  const { failedMails, failingJobs, unansweredQuestions, giftCardsToPost } = summary;
  return (
    <>
      {failedMails > 0 && (
        <Note tone="warning">
          <Link href="/admin/mails?state=given-up">
            {t("admin.overview.failedMails", { count: failedMails })}
          </Link>
        </Note>
      )}
      {failingJobs > 0 && (
        <Note tone="warning">
          <Link href="/admin/jobs">
            {t("admin.overview.failingJobs", { count: failingJobs })}
          </Link>
        </Note>
      )}
      {giftCardsToPost > 0 && (
        <Note tone="info">
          <Link href="/admin/gift-cards">
            {t("admin.overview.giftCardsToPost", { count: giftCardsToPost })}
          </Link>
        </Note>
      )}
      {unansweredQuestions > 0 && (
        <Note tone="info">
          <Link href="/admin/questions">
            {t("admin.overview.unanswered.title", { count: unansweredQuestions })}
          </Link>
        </Note>
      )}
    </>
  );
}

function Overview() {
  const { t } = useTranslation();
  const format = useFormat();
  const showFailure = useShowFailure();
  const columns = useColumns();
  const may = useRights();
  const shown = figures.filter(({ right }) => may(right));
  const { data, error, refetch } = useQuery(summaryQuery);
  if (!data) {
    if (!error) return <Skeleton label={t("admin.list.loading")} count={2} />;
    return (
      <Failed
        message={showFailure(error)}
        retryLabel={t("shell.retry")}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <Stack gap="part">
      <Troubles summary={data} />
      {may("see-figures") && <RecentFigures />}
      {shown.length > 0 && (
        <>
          <FigureRow
            items={shown.map(({ name }) => ({
              name: t(`admin.pages.${name}`),
              value: format.number(data[name]),
              note: t(`admin.overview.${name}`, { count: data[name] }),
              href: `/admin/${name}`,
            }))}
          />
          <Section heading={t("admin.overview.first")} divided={false}>
            {data.waiting.length === 0
              ? <Empty message={t("admin.overview.nothing")} />
              : (
                <DataTable
                  label={t("admin.overview.first")}
                  columns={columns}
                  rows={data.waiting}
                  keyOf={({ id }) => id}
                />
              )}
          </Section>
        </>
      )}
      {may("see-figures") && <Figures />}
      <Text tone="soft">
        {t("admin.overview.visible", { count: data.visiblePractitioners })}{" "}
        {may("check-certificates") &&
          t("admin.overview.ending", { count: data.endingCertificates })}
      </Text>
    </Stack>
  );
}

function WaitingText() {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useRenderTime();
  const { data } = useQuery(summaryQuery);
  if (!data) return null;
  const date = `${format.opening(format.date(now, "long"))}.`.replace("..", ".");
  const count = data.leads + data.practitioners + data.certificates + data.reviews + data.reports +
    data.rules + data.courses;
  if (count === 0) return `${date} ${t("admin.overview.nothing")}`;
  const oldest = data.waitingSince &&
    t("admin.overview.oldest", { when: format.away(data.waitingSince, now) });
  return [date, t("admin.overview.waits", { count }), oldest].filter(Boolean).join(" ");
}

export function Component() {
  const { t } = useTranslation();
  return (
    <AdminPage title={t("admin.pages.overview")} heading={t("admin.title")} lead={<WaitingText />}>
      <Overview />
    </AdminPage>
  );
}
