import { useTranslation } from "react-i18next";
import { FactList } from "ui-kit/booking/fact-list.tsx";
import { Button } from "ui-kit/controls/button.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { useFormat } from "../i18n/use-format.ts";
import type { SentRequest } from "./booking-state.ts";
import { linkTarget } from "./embed.ts";

export function SentLead({ sent }: { sent: SentRequest }) {
  const { t } = useTranslation();
  return t("confirmation.sent.mail", { email: sent.email });
}

/** A request that the practitioner has not answered yet. */
export function SentStep({ sent, zone, onAnother }: {
  sent: SentRequest;
  zone: string;
  onAnother: () => void;
}) {
  const { t } = useTranslation();
  const format = useFormat(zone);
  const { startsAt, endsAt, therapist, answerBy, isSignedIn } = sent;
  const time = `${format.time(startsAt)}–${format.time(endsAt)}`;
  const { name } = therapist;
  return (
    <Stack gap="group">
      <Text size="lead">
        {format.opening(format.date(startsAt, "spoken"))}
        <br />
        {t("confirmation.done.with", { time, name })}
      </Text>
      <FactList
        items={[
          {
            icon: "clock",
            text: t("confirmation.sent.answerBy", { name, when: format.dateTime(answerBy) }),
            detail: t("confirmation.sent.kept"),
          },
          {
            icon: "mail",
            text: t("confirmation.sent.byMail"),
            detail: t("confirmation.sent.noAnswer"),
          },
        ]}
      />
      <Row>
        {isSignedIn
          ? (
            <Button variant="primary" href="/journal" reload {...linkTarget()}>
              {t("confirmation.done.journal")}
            </Button>
          )
          : <Button onClick={onAnother}>{t("confirmation.done.another")}</Button>}
      </Row>
    </Stack>
  );
}
