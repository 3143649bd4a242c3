import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { IconListProps } from "ui-kit/booking/icon-list.tsx";
import { Link } from "ui-kit/controls/link.tsx";
import { useFormat } from "../i18n/use-format.ts";
import { cachedSession, sessionQuery } from "./queries.ts";
import type { TherapySession } from "./therapy-session.ts";

export function anchorOf(id: string): string {
  return `session-${id}`;
}

function OtherSessionLink(
  { id, href, words }: { id: string; href: string; words: "movedFrom" | "movedTo" },
) {
  const { t } = useTranslation();
  const format = useFormat();
  const cached = cachedSession(useQueryClient(), id);
  const query = useQuery({ ...sessionQuery(id), enabled: !cached });
  const other = cached ?? query.data;
  if (!other) return null;
  return (
    <Link href={href}>
      {t(`journal.session.${words}`, { when: format.dateTime(other.startsAt) })}
    </Link>
  );
}

export function rescheduleLinks(
  { rescheduledFromId: from, rescheduledToId: to }: TherapySession,
  hrefOf: (id: string) => string,
): IconListProps["items"] {
  return [
    ...(from
      ? [{
        icon: "rotate-ccw" as const,
        text: <OtherSessionLink id={from} href={hrefOf(from)} words="movedFrom" />,
      }]
      : []),
    ...(to
      ? [{
        icon: "arrow-right" as const,
        text: <OtherSessionLink id={to} href={hrefOf(to)} words="movedTo" />,
      }]
      : []),
  ];
}
