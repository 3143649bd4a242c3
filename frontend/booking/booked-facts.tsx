import { mapLink } from "backend/domain/map-link.ts";
import type { TFunction } from "i18next";
import type { FactListProps } from "ui-kit/booking/fact-list.tsx";
import { Link } from "ui-kit/controls/link.tsx";
import { newTab } from "../addresses.ts";
import type { Format } from "../i18n/formatter.ts";
import type { Booked } from "./booking-state.ts";

type Place = Pick<
  Booked,
  "meetingType" | "place" | "arrival" | "callLink" | "callLinkFrom" | "therapist"
>;
type Facts =
  & Place
  & Pick<
    Booked,
    | "startsAt"
    | "seats"
    | "priceCents"
    | "paidCents"
    | "cancelFreeUntil"
    | "lateCancelFeeCents"
    | "noShowFeeCents"
  >
  & { onSitePayment?: object | null };
type Item = FactListProps["items"][number];
type Words = { t: TFunction; format: Format; placeText: (place: string) => string };

function placeOf(booked: Place, { t, format, placeText }: Words): Item {
  const { meetingType, place, arrival, callLink, callLinkFrom, therapist } = booked;
  if (meetingType === "IN_PERSON") {
    const way = place && (
      <Link href={mapLink(place, arrival?.point)} {...newTab}>{t("access.directions")}</Link>
    );
    return { icon: "map-pin", text: placeText(place), action: way };
  }
  const text = t("confirmation.done.call");
  if (callLink) {
    const open = <Link href={callLink} {...newTab}>{t("confirmation.done.callOpen")}</Link>;
    return { icon: "video", text, detail: new URL(callLink).host, action: open };
  }
  const detail = callLinkFrom
    ? t("confirmation.done.callLater", { when: format.dateTime(callLinkFrom) })
    : t("confirmation.done.callMissing", { name: therapist.name });
  return { icon: "video", text, detail };
}

/** What a late cancellation or a missed session costs: charged on site, or kept of what was paid. */
type FeeKind =
  | "missed"
  | "cancelOrMissed"
  | "cancelCosts"
  | "cancelAfter"
  | "cancelAfterOrMissed";

/** Where a booking is, what it costs and until when it is free to cancel. */
export function bookedFacts(booked: Facts, words: Words & { now: number }): Item[] {
  const { t, format, now } = words;
  const { meetingType, paidCents, priceCents, cancelFreeUntil, seats, startsAt } = booked;
  const { lateCancelFeeCents, noShowFeeCents } = booked;
  const price = format.money(priceCents);
  const later = t(`confirmation.done.${meetingType === "IN_PERSON" ? "onSite" : "onCall"}`, {
    price,
  });
  const isPaid = paidCents >= priceCents;
  const paid = isPaid || booked.onSitePayment ? t("confirmation.done.prepaid", { price }) : later;
  const isFree = priceCents === 0;
  const until = Date.parse(cancelFreeUntil);
  const feeText = (kind: FeeKind, facts: { price: string }) =>
    t(isPaid ? `confirmation.done.kept.${kind}` : `confirmation.done.${kind}`, facts);
  const missed = noShowFeeCents > 0
    ? feeText("missed", { price: format.money(noShowFeeCents) })
    : undefined;
  const late = format.money(lateCancelFeeCents);
  // A sum that holds for both is named once.
  const feeDetail = (cancelled: FeeKind, both: FeeKind) =>
    lateCancelFeeCents === noShowFeeCents
      ? feeText(both, { price: late })
      : [feeText(cancelled, { price: late }), ...missed ? [missed] : []].join(". ");
  const cancelling: Item = isFree || lateCancelFeeCents === 0 || until >= Date.parse(startsAt)
    ? { icon: "calendar-off", text: t("confirmation.done.cancelAlways"), detail: missed }
    : until > now
    ? {
      icon: "calendar-off",
      text: t("confirmation.done.cancelUntil", { when: format.until(until) }),
      detail: feeDetail("cancelAfter", "cancelAfterOrMissed"),
    }
    : {
      icon: "calendar-off",
      text: t("confirmation.done.cancelLate"),
      detail: feeDetail("cancelCosts", "cancelOrMissed"),
    };
  return [
    placeOf(booked, words),
    ...(seats > 1
      ? [{
        icon: "users" as const,
        text: format.opening(t("shell.groupOf", { count: seats })),
      }]
      : []),
    { icon: "wallet", text: isFree ? t("confirmation.done.free") : paid },
    ...(now < Date.parse(startsAt) ? [cancelling] : []),
  ];
}
