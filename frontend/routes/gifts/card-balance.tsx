import { useTranslation } from "react-i18next";
import { BalanceFigure } from "ui-kit/booking/balance-figure.tsx";
import { MoneyLines } from "ui-kit/booking/money-lines.tsx";
import { Button } from "ui-kit/controls/button.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Columns } from "ui-kit/layout/columns.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Section } from "ui-kit/layout/section.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { noonOf } from "../../days.ts";
import { CardPicture } from "../../gift-cards/card-picture.tsx";
import type { GiftCardBalance } from "../../gift-cards/queries.ts";
import { useFormat } from "../../i18n/use-format.ts";

function useMovements({ movements }: GiftCardBalance) {
  const { t } = useTranslation();
  const format = useFormat();
  return movements.map(({ at, kind, amountCents, practitioner }, index) => {
    const sign = amountCents < 0 ? "−" : "+";
    return {
      id: String(index),
      date: { text: format.date(at, "brief"), dateTime: at },
      what: kind === "redeemed" && practitioner
        ? t("gifts.balance.kinds.redeemedWith", { name: practitioner })
        : t(`gifts.balance.kinds.${kind}`),
      amount: `${sign}${format.money(Math.abs(amountCents))}`,
      plus: amountCents > 0,
    };
  });
}

/** What is left on a card, and every movement below it. */
export function CardBalance({ card, onOther }: { card: GiftCardBalance; onOther: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const days = useFormat("UTC");
  const lines = useMovements(card);
  const { last4, state, amountCents, balanceCents, expiresOn, design, recipientName } = card;
  const left = format.money(balanceCents);
  const whole = format.money(amountCents);
  const day = expiresOn ? days.date(noonOf(expiresOn), "numeric") : "";
  const isActive = state === "active";
  const isUsedUp = isActive && balanceCents === 0;
  return (
    <Columns
      size="panel"
      aside={
        <CardPicture
          design={design}
          language={format.language}
          recipientName={recipientName}
          amount={t("gifts.balance.left", { amount: left })}
          stamp={isActive ? undefined : t(`gifts.balance.stamp.${state}`)}
        />
      }
    >
      <Stack gap="part">
        <Stack gap="group">
          <BalanceFigure
            label={t("gifts.balance.onCard", { last4 })}
            amount={left}
            share={amountCents > 0 ? balanceCents / amountCents : 0}
            shareLabel={t("gifts.balance.share", { left, whole })}
            note={t(isUsedUp ? "gifts.balance.used" : "gifts.balance.of", { amount: whole, day })}
          />
          {!isActive && (
            <Note tone="warning" role="status">{t(`gifts.balance.ended.${state}`, { day })}</Note>
          )}
          <Row>
            {isActive && balanceCents > 0 && (
              <Button variant="primary" href="/">
                {t("gifts.balance.choose", { amount: left })}
              </Button>
            )}
            <Button variant="quiet" onClick={onOther}>{t("gifts.balance.other")}</Button>
          </Row>
        </Stack>
        {lines.length > 0 && (
          <Section heading={t("gifts.balance.movements")}>
            <MoneyLines lines={lines} />
          </Section>
        )}
      </Stack>
    </Columns>
  );
}
