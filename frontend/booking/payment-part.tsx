import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { MoneyLines } from "ui-kit/booking/money-lines.tsx";
import { Button } from "ui-kit/controls/button.tsx";
import { Form } from "ui-kit/controls/form.tsx";
import { GroupCodeField } from "ui-kit/controls/group-code-field.tsx";
import { StateText } from "ui-kit/feedback/state-text.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { api, ok } from "../api/client.ts";
import { useSubmit } from "../api/use-submit.ts";
import { codeOf, codeProblem, isWholeCode } from "../gift-cards/balance.ts";
import { useFormat } from "../i18n/use-format.ts";
import { PackageChoice } from "../packages/package-choice.tsx";
import { useShowFailure } from "../shell/show-failure.ts";

/** A gift card that pays a booking, as far as it goes. */
export type PayingCard = { code: string; balanceCents: number };

/** What a card pays of a price, and what is left, in cents. */
export function sharesOf(priceCents: number, card: PayingCard | null) {
  const cardCents = Math.min(priceCents, card?.balanceCents ?? 0);
  return { cardCents, restCents: priceCents - cardCents };
}

const cardFieldId = "gift-card";

/** The typed code of a gift card, which pays once it is applied. */
export function useTypedCode(onCard: (card: PayingCard) => void) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  function refuse(next: string) {
    setProblem(next);
    document.getElementById(cardFieldId)?.focus();
  }
  const applying = useSubmit({
    networkMode: "online",
    mutationFn: async (code: string) => {
      const balance = await ok(api.POST("/api/gift-cards/balance", { body: { code } }));
      return { ...balance, code };
    },
    onSuccess(card) {
      if (card.state !== "active" || card.balanceCents === 0) {
        return refuse(t("booking.pay.cardEmpty"));
      }
      setTyped("");
      onCard(card);
    },
    onError: (error) => refuse(codeProblem(error) ?? showFailure(error)),
  });
  return {
    typed,
    isApplying: applying.isPending,
    problem: applying.isPaused ? t("booking.pay.offline") : problem,
    type(next: string) {
      setTyped(next);
      setProblem(null);
    },
    apply() {
      const code = codeOf(typed);
      if (!isWholeCode(code)) return refuse(t("booking.pay.codeMissing"));
      setProblem(null);
      applying.mutate(code);
    },
  };
}

type TypedCode = ReturnType<typeof useTypedCode>;

function CardField({ typedCode }: { typedCode: TypedCode }) {
  const { t } = useTranslation();
  const { typed, problem, isApplying, type, apply } = typedCode;
  return (
    <Form noValidate onSend={apply}>
      <GroupCodeField
        name={cardFieldId}
        label={t("booking.pay.code")}
        description={t("booking.pay.codeHelp")}
        value={typed}
        maxLength={400}
        error={problem}
        onValueChange={type}
      />
      <div>
        <Button type="submit" pending={isApplying}>{t("booking.pay.addCard")}</Button>
      </div>
    </Form>
  );
}

/** What the card pays, shown where its code was typed. */
function AppliedCard({ cents, onRemove }: { cents: number; onRemove: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => shown.current?.scrollIntoView?.({ block: "nearest" }), []);
  return (
    <div ref={shown}>
      <Row>
        <StateText role="status" state="done">
          {t("booking.pay.cardPays", { amount: format.money(cents) })}
        </StateText>
        <Button variant="quiet" small onClick={onRemove}>{t("booking.pay.removeCard")}</Button>
      </Row>
    </div>
  );
}

const restTexts = {
  now: { what: "booking.pay.now", note: "booking.pay.nowHelp" },
  call: { what: "booking.pay.onCall", note: "booking.pay.onCallHelp" },
  onSite: { what: "booking.pay.onSite", note: null },
} as const;

/** The price, what a package or a gift card pays of it, and what is paid now or on site. */
export function PaymentPart(
  { eventType, priceCents, isPrepaid, isCall, packageId, onPackage, card, onCard, typedCode }: {
    /** Of the practice that is booked. */
    eventType: string;
    priceCents: number;
    /** Whether the rest is paid before the session is booked. */
    isPrepaid: boolean;
    /** A video call has no place to pay at. */
    isCall: boolean;
    /** Of the package that pays all of it. */
    packageId: string | null;
    onPackage: (packageId: string | null) => void;
    card: PayingCard | null;
    onCard: (card: PayingCard | null) => void;
    typedCode: TypedCode;
  },
) {
  const { t } = useTranslation();
  const format = useFormat();
  const [isOpen, setOpen] = useState(typedCode.typed !== "");
  function open() {
    flushSync(() => setOpen(true));
    document.getElementById(cardFieldId)?.focus();
  }
  const rest = isPrepaid ? restTexts.now : isCall ? restTexts.call : restTexts.onSite;
  const { cardCents, restCents } = sharesOf(packageId === null ? priceCents : 0, card);
  return (
    <Stack gap="inline">
      <Text as="h2" size="card">{t("booking.pay.title")}</Text>
      <MoneyLines
        lines={[
          { id: "price", what: t("booking.pay.price"), amount: format.money(priceCents) },
          ...(packageId === null ? [] : [{
            id: "package",
            what: t("booking.pay.package"),
            amount: `−${format.money(priceCents)}`,
          }]),
          ...(card
            ? [{
              id: "card",
              what: t("booking.pay.card"),
              note: t("booking.pay.cardRest", {
                amount: format.money(card.balanceCents - cardCents),
              }),
              amount: `−${format.money(cardCents)}`,
            }]
            : []),
          {
            id: "rest",
            what: t(rest.what),
            note: restCents > 0 && rest.note && t(rest.note),
            amount: format.money(restCents),
            total: true,
          },
        ]}
      />
      {!card && <PackageChoice eventType={eventType} chosen={packageId} onChoose={onPackage} />}
      {packageId !== null
        ? null
        : card
        ? <AppliedCard key={card.code} cents={cardCents} onRemove={() => onCard(null)} />
        : isOpen
        ? <CardField typedCode={typedCode} />
        : (
          <div>
            <Button variant="quiet" small icon="gift" onClick={open}>
              {t("booking.pay.haveCard")}
            </Button>
          </div>
        )}
    </Stack>
  );
}
