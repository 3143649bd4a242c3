import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { IconListProps } from "ui-kit/booking/icon-list.tsx";
import { Link } from "ui-kit/controls/link.tsx";
import { useFormat } from "../i18n/use-format.ts";
import { cachedSession, sessionQuery } from "./queries.ts";
import type { TherapySession } from "./therapy-session.ts";

/** The place of a session on its page. */
export function anchorOf(id: string): string {
  return `session-${id}`;
}

/** The way to the other session of a pair, with its time from whichever list has it or from the server. */
function WayTo({ id, href, words }: { id: string; href: string; words: "movedFrom" | "movedTo" }) {
  const { t } = useTranslation();
  const format = useFormat();
  const known = cachedSession(useQueryClient(), id);
  const asked = useQuery({ ...sessionQuery(id), enabled: !known });
  const other = known ?? asked.data;
  if (!other) return null;
  return (
    <Link href={href}>
      {t(`journal.session.${words}`, { when: format.dateTime(other.startsAt) })}
    </Link>
  );
}

/** "Moved from …" and "moved to …", each a way to the other session. */
export function movedItems(
  { rescheduledFromId: from, rescheduledToId: to }: TherapySession,
  hrefOf: (id: string) => string,
): IconListProps["items"] {
  return [
    ...(from
      ? [{
        icon: "rotate-ccw" as const,
        text: <WayTo id={from} href={hrefOf(from)} words="movedFrom" />,
      }]
      : []),
    ...(to
      ? [{
        icon: "arrow-right" as const,
        text: <WayTo id={to} href={hrefOf(to)} words="movedTo" />,
      }]
      : []),
  ];
}
