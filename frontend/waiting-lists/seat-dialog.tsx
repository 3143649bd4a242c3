import { useTranslation } from "react-i18next";
import { Ticket } from "ui-kit/booking/ticket.tsx";
import { Button } from "ui-kit/controls/button.tsx";
import { Dialog } from "ui-kit/feedback/dialog.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { useMissingConsent } from "../api/consents.ts";
import { ticketDateOf } from "../booking/ticket-date.ts";
import { useFormat } from "../i18n/use-format.ts";
import { useShowFailure } from "../shell/show-failure.ts";
import { ConsentTerms } from "../therapy-sessions/consent-terms.tsx";
import type { FullTime } from "./queries.ts";
import { useWaitForSeat } from "./use-list-changes.ts";

/** Puts the person in line for a seat of a full group time. */
export function SeatDialog({ eventType, time, zone, onClose }: {
  eventType: string;
  time: FullTime;
  zone: string | undefined;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const format = useFormat(zone);
  const showFailure = useShowFailure();
  const consent = useMissingConsent("bookings", true);
  const join = useWaitForSeat(eventType, time.startsAt);
  const { startsAt, endsAt, waiting } = time;

  function send() {
    join.mutate(undefined, {
      onSuccess: () => {
        onClose();
        void notify({ tone: "success", message: t("waiting.seats.done") });
      },
    });
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t("waiting.seats.wait")}
      closeLabel={t("waiting.close")}
      actions={
        <Button variant="primary" pending={join.isPending} onClick={send}>
          {t("waiting.seats.join")}
        </Button>
      }
    >
      <Stack gap="group">
        <Ticket
          date={ticketDateOf(startsAt, format)}
          time={format.times(startsAt, endsAt)}
          lines={[
            t("waiting.seats.allTaken", { count: time.seats }),
            waiting === 0
              ? t("waiting.seats.youFirst")
              : t("waiting.seats.before", { count: waiting }),
          ]}
        />
        <Text tone="soft">{t("waiting.seats.text")}</Text>
        {consent && <ConsentTerms consent={consent} />}
        {join.error && <Note tone="error" urgent>{showFailure(join.error)}</Note>}
      </Stack>
    </Dialog>
  );
}
