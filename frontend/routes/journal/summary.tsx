import { useTranslation } from "react-i18next";
import { PracticeLabel } from "ui-kit/booking/practice-label.tsx";
import { Button } from "ui-kit/controls/button.tsx";
import { Icon } from "ui-kit/controls/icon.tsx";
import { Link } from "ui-kit/controls/link.tsx";
import { Card } from "ui-kit/layout/card.tsx";
import { GrowthRings } from "ui-kit/layout/growth-rings.tsx";
import { PageHeader } from "ui-kit/layout/page-header.tsx";
import { MonthLinks } from "ui-kit/navigation/month-links.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { practiceGroups } from "backend/domain/domain-value.ts";
import { useCurrentUser } from "../../api/use-sign-in-session.ts";
import { addDays, addMonths, dayIn, noonOf } from "../../days.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useViewerZone } from "../../i18n/viewer-zone.ts";
import { noFilters } from "../../therapy-sessions/filter-bar.tsx";
import { spanOf } from "../../therapy-sessions/filters.ts";
import { nextOf, type TherapySession } from "../../therapy-sessions/therapy-session.ts";
import { useListAddress } from "../../therapy-sessions/use-list-address.ts";
import { countByMonth, countParts, ringsOf } from "./journal-parts.ts";

export function CalendarFeedCard() {
  const { t } = useTranslation();
  return (
    <Card as="aside" aria-label={t("calendar.feed.title")}>
      <Text as="h2" size="body">
        <Row as="span" wrap={false}>
          <Icon name="calendar-plus" size="small" />
          {t("calendar.feed.title")}
        </Row>
      </Text>
      <Text size="small">{t("calendar.feed.text")}</Text>
      <Text size="small">
        <Link href="/user/profile/data#calendar-feed">{t("calendar.feed.setUp")}</Link>
      </Text>
    </Card>
  );
}

export function SeenCard() {
  const { t } = useTranslation();
  return (
    <Card as="aside" aria-label={t("journal.list.seen")}>
      <Text as="h2" size="body">
        <Row as="span" wrap={false}>
          <Icon name="eye" size="small" />
          {t("journal.list.seen")}
        </Row>
      </Text>
      <Text size="small">{t("journal.list.seenText")}</Text>
      <Text size="small">
        <Link href="/user/profile/seen">{t("journal.list.seenOpen")}</Link>
      </Text>
    </Card>
  );
}

const weekdays = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"] as const;

function useWhen(now: number) {
  const { t } = useTranslation();
  const format = useFormat();
  return (next: TherapySession | undefined) => {
    if (!next) return t("journal.list.nextNone");
    const [today, day] = [now, next.startsAt].map((at) => noonOf(dayIn(format.timeZone, at)));
    const away = Math.round((day!.getTime() - today!.getTime()) / 86_400_000);
    if (away <= 0) return t("journal.list.nextToday");
    if (away === 1) return t("journal.list.nextTomorrow");
    const weekday = weekdays[day!.getUTCDay()];
    if (away < 7 && weekday) return t(`journal.list.nextOn.${weekday}`);
    return t("journal.list.nextLater", { date: format.date(next.startsAt, "day") });
  };
}

export function Greeting(
  { sessions, failed, now, more }: {
    sessions: TherapySession[] | undefined;
    failed: boolean;
    now: number;
    more: boolean;
  },
) {
  const { t } = useTranslation();
  const user = useCurrentUser();
  const formatWhen = useWhen(now);
  const [name = ""] = (user?.name ?? "").split(" ");
  const hello = user ? t("journal.list.hello", { name }) : t("shell.journal");
  const { upcoming, past } = countParts(sessions ?? [], now);
  return (
    <PageHeader
      title={sessions ? `${hello} ${formatWhen(nextOf(sessions, now))}` : hello}
      pending={!sessions && !failed}
      lead={sessions && sessions.length > 0 && t("journal.list.counts", {
        ahead: t("journal.list.ahead", { count: upcoming }),
        past: t("journal.list.pastCount", { count: past, shown: `${past}${more ? "+" : ""}` }),
      })}
      action={<Button variant="primary" href="/">{t("journal.list.book")}</Button>}
    />
  );
}

export function YearRings({ sessions, now }: { sessions: TherapySession[]; now: number }) {
  const { t } = useTranslation();
  const zone = useViewerZone();
  const year = dayIn(zone, now).slice(0, 4);
  const rings = ringsOf(sessions, year, zone);
  const count = (name: string) => rings.filter((ring) => ring.name === name).length;
  const planned = count("planned");
  const finished = rings.length - planned;
  if (sessions.every(({ startsAt }) => !dayIn(zone, startsAt).startsWith(year))) return null;
  const label = [
    t("journal.year.rings", { count: finished }),
    ...(planned > 0 ? [t("journal.year.planned", { count: planned })] : []),
  ].join(", ");
  return (
    <Card as="figure">
      <Stack align="center" gap="group">
        {rings.length > 0 && (
          <GrowthRings seed={`year ${year}`} variant="year" years={rings} label={label} />
        )}
        <Stack as="div" gap="inline" align="center">
          <Text as="h2" size="card">{t("journal.year.title", { year })}</Text>
          <Text size="small" tone="soft">{t("journal.year.text")}</Text>
          <Row justify="center" gap="group">
            {practiceGroups.filter((group) => count(group) > 0).map((group) => (
              <Text as="span" key={group} size="small" tone="soft">
                <PracticeLabel group={group}>
                  {t(`journal.year.${group}`)} {count(group)}
                </PracticeLabel>
              </Text>
            ))}
          </Row>
        </Stack>
        <MonthsOfYear sessions={sessions} year={year} zone={zone} />
      </Stack>
    </Card>
  );
}

function MonthsOfYear(
  { sessions, year, zone }: { sessions: TherapySession[]; year: string; zone: string },
) {
  const { t } = useTranslation();
  const format = useFormat("UTC");
  const { filters, hrefWith } = useListAddress();
  const chosen = spanOf(filters, dayIn(zone, Date.now()));
  return (
    <MonthLinks
      label={t("journal.year.months", { year })}
      months={countByMonth(sessions, year, zone).map(({ month, count }) => {
        const at = noonOf(`${month}-15`);
        const name = format.opening(format.monthName(at));
        const from = `${month}-01`;
        const to = addDays(`${addMonths(month, 1)}-01`, -1);
        const days = { ...noFilters, part: null, find: null, period: "days", from, to };
        return {
          name: format.opening(format.monthShort(at)),
          title: `${name}: ${t("journal.filter.found", { count })}`,
          count: format.number(count),
          href: count > 0 ? hrefWith(days) : undefined,
          current: chosen.from === from && chosen.to === to,
        };
      })}
    />
  );
}
