import { mapLink } from "backend/domain/map-link.ts";
import { useTranslation } from "react-i18next";
import type { IconListProps } from "ui-kit/booking/icon-list.tsx";
import { Link } from "ui-kit/controls/link.tsx";
import { useDomainValues } from "../api/domain-values.ts";
import { newTab } from "../addresses.ts";
import { useFormat } from "../i18n/use-format.ts";
import type { Side } from "./queries.ts";
import type { TherapySession } from "./therapy-session.ts";

type Item = IconListProps["items"][number];

/** Where a session takes place: the address, or the link of the call once it is shown. */
export function useMeetingPlace(session: TherapySession, side: Side, ahead: boolean): Item {
  const { t } = useTranslation();
  const format = useFormat();
  const { placeText } = useDomainValues();
  const { meetingType, place, callLink, callLinkFrom, therapist } = session;
  if (meetingType === "IN_PERSON") {
    if (!ahead || side !== "me" || place === "") {
      return { icon: "map-pin", text: placeText(place) };
    }
    const way = mapLink(place, session.arrival?.point);
    return {
      icon: "map-pin",
      text: (
        <>
          {placeText(place)} <Link href={way} {...newTab}>{t("access.directions")}</Link>
        </>
      ),
    };
  }
  if (callLink) {
    const host = t("journal.call.host", { host: new URL(callLink).host });
    return {
      icon: "video",
      text: (
        <>
          <Link href={callLink} {...newTab}>{t("journal.call.open")}</Link> ({host})
        </>
      ),
    };
  }
  if (!ahead) return { icon: "video", text: t("journal.session.video") };
  if (callLinkFrom) {
    return {
      icon: "video",
      text: t("journal.call.later", { when: format.dateTime(callLinkFrom) }),
    };
  }
  if (side === "me") return { icon: "video", text: t("journal.call.missing", therapist) };
  return {
    icon: "video",
    text: (
      <>
        {t("journal.call.missingTherapist")}{" "}
        <Link href="/sessions/availability#call-links">{t("journal.call.add")}</Link>
      </>
    ),
  };
}
