import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { useFormat } from "../i18n/use-format.ts";
import { linkTarget } from "./embed.ts";
import { orderHref, type SessionOrder } from "./session-orders.ts";

/** The time is kept while the person pays on another page. */
export function OrderedStep({ order, practice, zone }: {
  order: SessionOrder;
  practice: string;
  zone: string;
}) {
  const { t } = useTranslation();
  const format = useFormat(zone);
  const { startsAt, endsAt, therapist, payBy, restCents, payment } = order;
  const time = format.times(startsAt, endsAt);
  const amount = format.money(restCents);
  return (
    <Stack gap="group">
      <Text size="lead">
        {format.opening(format.date(startsAt, "spoken"))}
        <br />
        {t("confirmation.done.with", { time, name: therapist.name })}
      </Text>
      <Text>{practice}</Text>
      <Text>{t("booking.pay.kept", { time: format.time(payBy), amount })}</Text>
      <Row>
        <Button
          variant="primary"
          href={payment?.pageUrl ?? orderHref(order)}
          reload
          {...linkTarget()}
        >
          {t("booking.pay.open", { amount })}
        </Button>
      </Row>
    </Stack>
  );
}
