import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Note } from "ui-kit/feedback/note.tsx";
import { api, ok } from "../api/client.ts";
import type { components } from "../api/schema.d.ts";
import { noonOf } from "../days.ts";
import { useFormat } from "../i18n/use-format.ts";
import { FileButton } from "../payments/file-button.tsx";
import type { TherapySession } from "./therapy-session.ts";

type OnSitePayment = components["schemas"]["OnSitePayment"];

/** What the client paid at the place, and the receipt of it. */
function PaidNote({ payment, load, actions }: {
  payment: OnSitePayment;
  load: () => Promise<unknown>;
  actions?: ReactNode;
}) {
  const { t } = useTranslation();
  const format = useFormat("UTC");
  const { amountCents, method, day } = payment;
  return (
    <Note
      icon="wallet"
      actions={
        <>
          <FileButton
            small
            variant="quiet"
            icon="file-text"
            name={`heaolu-${day}.pdf`}
            load={load}
          >
            {t("journal.money.receipt")}
          </FileButton>
          {actions}
        </>
      }
    >
      {t("journal.money.onSite", {
        amount: format.money(amountCents),
        method: t(`journal.money.method.${method}`),
        day: format.date(noonOf(day)),
      })}
    </Note>
  );
}

export function OnSiteNote({ session: { id, onSitePayment }, actions }: {
  session: TherapySession;
  actions?: ReactNode;
}) {
  if (!onSitePayment) return null;
  return (
    <PaidNote
      payment={onSitePayment}
      actions={actions}
      load={() =>
        ok(api.GET("/api/therapy-sessions/{id}/on-site-payment/receipt", {
          params: { path: { id } },
          parseAs: "blob",
        }))}
    />
  );
}

/** For a person with the link of a booking. */
export function BookingOnSiteNote({ booking: { onSitePayment, manageUrl } }: {
  booking: Pick<components["schemas"]["BookedSession"], "onSitePayment" | "manageUrl">;
}) {
  if (!onSitePayment) return null;
  const [, token = ""] = manageUrl.split("#");
  return (
    <PaidNote
      payment={onSitePayment}
      load={() => ok(api.POST("/api/booking-links/receipt", { body: { token }, parseAs: "blob" }))}
    />
  );
}
