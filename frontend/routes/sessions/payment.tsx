import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { DateField } from "ui-kit/controls/date-field.tsx";
import { Form } from "ui-kit/controls/form.tsx";
import { RadioGroup } from "ui-kit/controls/radio-group.tsx";
import { TextField } from "ui-kit/controls/text-field.tsx";
import { Dialog } from "ui-kit/feedback/dialog.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { recordOnSitePayment as limits } from "../../api/limits/therapy-sessions.ts";
import { dayIn } from "../../days.ts";
import { centsOf, typedEuros } from "../../euros.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import { OnSiteNote } from "../../therapy-sessions/on-site-note.tsx";
import type { TherapySession } from "../../therapy-sessions/therapy-session.ts";
import { useRecordPayment, useRemovePayment } from "../../therapy-sessions/use-session-changes.ts";

const methods = limits.method.enum;

/** Records what the client paid at the place, or corrects the record. */
function PaymentDialog({ session, onClose }: { session: TherapySession; onClose: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const showFailure = useShowFailure();
  const form = useId();
  const record = useRecordPayment(session);
  const remove = useRemovePayment(session);
  const { onSitePayment: stored, onSiteDueCents, priceCents, timeZone, client } = session;
  const today = dayIn(timeZone, Date.now());
  const [amount, setAmount] = useState(() =>
    typedEuros(stored?.amountCents ?? onSiteDueCents ?? priceCents, format.locale)
  );
  const [method, setMethod] = useState(stored?.method ?? methods[0]);
  const [day, setDay] = useState<string | undefined>(stored?.day ?? today);
  const [isChecked, setChecked] = useState(false);
  const cents = centsOf(amount);
  const most = 2 * priceCents;
  const isAmountWrong = cents === null || cents < 1 || cents > most;
  const failure = record.error ?? remove.error;
  function done(message: string) {
    onClose();
    void notify({ tone: "success", message });
  }
  return (
    <Dialog
      open
      title={t(stored ? "sessions.payment.correct" : "sessions.payment.title")}
      closeLabel={t("journal.cancel.close")}
      onClose={onClose}
      actions={
        <>
          {stored
            ? (
              <Button
                pending={remove.isPending}
                onClick={() =>
                  remove.mutate(undefined, {
                    onSuccess: () => done(t("sessions.payment.removed")),
                  })}
              >
                {t("sessions.payment.remove")}
              </Button>
            )
            : <Button onClick={onClose}>{t("sessions.leave")}</Button>}
          <Button variant="primary" type="submit" form={form} pending={record.isPending}>
            {t("sessions.payment.save")}
          </Button>
        </>
      }
    >
      <Form
        id={form}
        noValidate
        onSend={() => {
          setChecked(true);
          if (isAmountWrong || day === undefined) return;
          record.mutate({ amountCents: cents, method, day }, {
            onSuccess: () => done(t("sessions.payment.saved")),
          });
        }}
      >
        <Text>{t("sessions.payment.text", { name: client.name })}</Text>
        {failure ? <Note tone="error" urgent>{showFailure(failure)}</Note> : null}
        <TextField
          name="amount"
          inputMode="decimal"
          unit="€"
          label={t("sessions.payment.amount")}
          value={amount}
          maxLength={12}
          error={isChecked && isAmountWrong &&
            t("sessions.payment.amountWrong", { most: format.money(most) })}
          onChange={({ currentTarget: { value } }) => setAmount(value)}
        />
        <RadioGroup
          variant="segments"
          wrap
          label={t("sessions.payment.how")}
          picked={method}
          onPick={(value) => setMethod(methods.find((one) => one === value) ?? method)}
          options={methods.map((one) => ({
            value: one,
            label: t(`sessions.payment.method.${one}`),
          }))}
        />
        <DateField
          label={t("sessions.payment.day")}
          value={day}
          max={today}
          error={isChecked && day === undefined && t("sessions.payment.dayMissing")}
          onChange={setDay}
        />
      </Form>
    </Dialog>
  );
}

/** What is recorded as paid at the place, with the button that corrects it. */
export function Payment({ session }: { session: TherapySession }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <OnSiteNote
        session={session}
        actions={
          <Button small onClick={() => setOpen(true)}>{t("sessions.payment.change")}</Button>
        }
      />
      {open && <PaymentDialog session={session} onClose={() => setOpen(false)} />}
    </>
  );
}

export function RecordPayment({ session }: { session: TherapySession }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  if (session.onSiteDueCents === null || session.onSitePayment) return null;
  return (
    <>
      <Button small icon="wallet" onClick={() => setOpen(true)}>
        {t("sessions.payment.record")}
      </Button>
      {open && <PaymentDialog session={session} onClose={() => setOpen(false)} />}
    </>
  );
}
