import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { MoneyLines } from "ui-kit/booking/money-lines.tsx";
import { Button } from "ui-kit/controls/button.tsx";
import { Form } from "ui-kit/controls/form.tsx";
import { GroupCodeField } from "ui-kit/controls/group-code-field.tsx";
import { StateText } from "ui-kit/feedback/state-text.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { balanceQuery, codeOf, codeProblem, isWholeCode } from "../gift-cards/balance.ts";
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

/** The code of a card that does not pay yet; the form must not be sent as if there were none. */
export function useTypedCode() {
  const [typed, setTyped] = useState("");
  const [isLeft, setLeft] = useState(false);
  return {
    typed,
    /** Whether the form was about to be sent without the card. */
    isLeft,
    type(next: string) {
      setTyped(next);
      setLeft(false);
    },
    pointOut() {
      setLeft(true);
      document.getElementById(cardFieldId)?.focus();
    },
  };
}

function CardField({ typedCode, onCard }: {
  typedCode: ReturnType<typeof useTypedCode>;
  onCard: (card: PayingCard) => void;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const showFailure = useShowFailure();
  const { typed, isLeft } = typedCode;
  const [code, setCode] = useState("");
  const [isShort, setShort] = useState(false);
  const { data, error, isFetching, isPaused } = useQuery(balanceQuery(code));
  const isLookedUp = code !== "" && codeOf(typed) === code && !isFetching;
  const canPay = data?.state === "active" && data.balanceCents > 0;
  const refused = error
    ? codeProblem(error) ?? showFailure(error)
    : data && !canPay && t("booking.pay.cardEmpty");
  if (isLookedUp && data && canPay) {
    return (
      <Stack gap="inline" align="start">
        <StateText state="done">
          {t("booking.pay.cardFound", { amount: format.money(data.balanceCents) })}
        </StateText>
        <Button
          id={cardFieldId}
          variant="secondary"
          onClick={() => {
            typedCode.type("");
            onCard({ code, ...data });
          }}
        >
          {t("booking.pay.useCard")}
        </Button>
        {isLeft && <StateText role="alert" state="error">{t("booking.pay.cardUnused")}</StateText>}
      </Stack>
    );
  }
  function look() {
    const next = codeOf(typed);
    setShort(!isWholeCode(next));
    if (isWholeCode(next)) setCode(next);
  }
  return (
    <Form noValidate onSend={look}>
      <GroupCodeField
        name={cardFieldId}
        label={t("booking.pay.code")}
        description={t("booking.pay.codeHelp")}
        value={typed}
        maxLength={400}
        error={isShort
          ? t("booking.pay.codeMissing")
          : isPaused
          ? t("booking.pay.offline")
          : isLookedUp && refused || isLeft && t("booking.pay.codeUnchecked")}
        onValueChange={(next) => {
          typedCode.type(next);
          setShort(false);
        }}
      />
      <div>
        <Button type="submit" pending={isFetching}>{t("booking.pay.addCard")}</Button>
      </div>
    </Form>
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
    typedCode: ReturnType<typeof useTypedCode>;
  },
) {
  const { t } = useTranslation();
  const format = useFormat();
  const [isOpen, setOpen] = useState(typedCode.typed !== "");
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
      {packageId !== null ? null : card
        ? (
          <div>
            <Button variant="quiet" small onClick={() => onCard(null)}>
              {t("booking.pay.removeCard")}
            </Button>
          </div>
        )
        : isOpen
        ? <CardField typedCode={typedCode} onCard={onCard} />
        : (
          <div>
            <Button variant="quiet" small icon="gift" onClick={() => setOpen(true)}>
              {t("booking.pay.haveCard")}
            </Button>
          </div>
        )}
    </Stack>
  );
}
