import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "ui-kit/controls/link.tsx";
import { Card } from "ui-kit/layout/card.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { addDays, dayIn } from "../../days.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { sessionsQuery } from "../../therapy-sessions/queries.ts";
import { useAddress } from "../../therapy-sessions/use-list-address.ts";
import { waitingOf } from "./agenda.ts";

/** Older ones wait no more: a word that comes late is no surprise, a list that only grows is. */
const days = 14;
const shown = 6;

/** Sessions of the last weeks about which nothing has been said yet. */
export function Waiting({ now }: { now: number }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { hrefWith } = useAddress();
  const timeZone = format.timeZone;
  const from = addDays(dayIn(timeZone, now), -days);
  const { data } = useInfiniteQuery(
    sessionsQuery("therapist", { status: "finished", from, timeZone }),
  );
  const waiting = waitingOf(data?.pages.flatMap((page) => page.sessions) ?? []);
  if (waiting.length === 0) return null;
  return (
    <Card as="section">
      <Text as="h2" size="card">{t("sessions.waiting.title")}</Text>
      <Text size="small" tone="soft">{t("sessions.waiting.text")}</Text>
      <Stack as="ul" gap="stack">
        {waiting.slice(0, shown).map(({ id, client, startsAt }) => (
          <li key={id}>
            <Row justify="between">
              <Link href={hrefWith({ open: id })}>{client.name}</Link>
              <Text as="span" size="small" tone="soft" numeric>{format.dateTime(startsAt)}</Text>
            </Row>
          </li>
        ))}
      </Stack>
    </Card>
  );
}
