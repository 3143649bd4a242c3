import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { SessionDots } from "ui-kit/booking/session-dots.tsx";
import { Icon } from "ui-kit/controls/icon.tsx";
import { Link } from "ui-kit/controls/link.tsx";
import { Card } from "ui-kit/layout/card.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { useDomainValues } from "../api/domain-values.ts";
import { useSessionUser } from "../api/use-sign-in-session.ts";
import { noonOf } from "../days.ts";
import { useFormat } from "../i18n/use-format.ts";
import { myPackagesQuery, type Package } from "./queries.ts";

function Item({ item }: { item: Package }) {
  const { t } = useTranslation();
  const { label } = useDomainValues();
  const format = useFormat("UTC");
  const { id, practiceType, therapist, sessions, sessionsLeft, expiresOn } = item;
  const left = t("journal.packages.left", { left: sessionsLeft, total: sessions });
  const practice = label("THERAPY_TYPE", practiceType);
  return (
    <li>
      <Stack gap="tight">
        <Text size="small">
          <Link href={`/packages/${id}`}>
            {t("journal.packages.heading", { practice, name: therapist.name })}
          </Link>
        </Text>
        <Row>
          <SessionDots left={sessionsLeft} total={sessions} label={left} />
          <Text as="span" size="small" aria-hidden>{left}</Text>
        </Row>
        {expiresOn && (
          <Text size="small" tone="soft">
            {t("journal.packages.until", { day: format.date(noonOf(expiresOn), "numeric") })}
          </Text>
        )}
      </Stack>
    </li>
  );
}

/** The packages of the signed-in person that can still be used; nothing when there are none. */
export function MyPackagesCard() {
  const { t } = useTranslation();
  const { data = [] } = useQuery(myPackagesQuery(useSessionUser()?.id ?? null));
  const usable = data.filter(({ state, sessionsLeft }) => state === "active" && sessionsLeft > 0);
  if (usable.length === 0) return null;
  return (
    <Card as="aside" aria-label={t("journal.packages.title")}>
      <Text as="h2" size="body">
        <Row as="span" wrap={false}>
          <Icon name="package" size="small" />
          {t("journal.packages.title")}
        </Row>
      </Text>
      <Stack as="ul" gap="stack">
        {usable.map((item) => <Item key={item.id} item={item} />)}
      </Stack>
    </Card>
  );
}
