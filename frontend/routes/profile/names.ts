import { useTranslation } from "react-i18next";
import { useDomainValues } from "../../api/domain-values.ts";
import { useStartTimesText } from "../../availability/use-time-words.ts";
import { languageNames } from "../../i18n/i18n.ts";
import { isLanguage } from "../../i18n/language.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { usePercentName } from "./use-percent-name.ts";
import type { Place, Practice, Profile } from "./profile-types.ts";

export function useNames() {
  const { t } = useTranslation();
  const { label } = useDomainValues();
  const format = useFormat();
  const percentName = usePercentName();
  const startTimesText = useStartTimesText();

  function practiceName({ type, intro }: Pick<Practice, "type" | "intro">): string {
    if (intro) return t("profile.practices.intro");
    return type === "" ? t("profile.practices.new") : label("THERAPY_TYPE", type);
  }

  function placeName({ address, city }: Pick<Place, "address" | "city">): string {
    if (address !== "") return address;
    return city === "" ? t("profile.places.new") : label("CITY", city);
  }

  function textName(field: string): string {
    return t(`profile.texts.${field as "about"}.label`);
  }

  function inLanguage(name: string, language: string): string {
    return isLanguage(language) ? `${name} (${languageNames[language]})` : name;
  }

  /** The name of a field in a list of changes. */
  function fieldName(path: string, content: Profile, other: Profile = content): string {
    const [list = "", id = "", field = "", more = ""] = path.split(".");
    if (list === "texts") return inLanguage(textName(field), id);
    const practice = [content, other].flatMap(({ practices }) => practices)
      .find((each) => list === "practices" && each.id === id);
    if (practice) {
      const { durationMinutes: minutes } = practice;
      const name = [practiceName(practice), ...minutes === null ? [] : [format.minutes(minutes)]];
      return `${name.join(", ")}: ${t(`profile.fields.practice.${field as "type"}`)}`;
    }
    const place = [content, other].flatMap(({ places }) => places)
      .find((each) => list === "places" && each.id === id);
    if (place) {
      const name = field === "access"
        ? t(`profile.access.${more as "lift"}.label`)
        : t(`profile.fields.place.${field as "pin"}`);
      return inLanguage(`${placeName(place)}: ${name}`, more);
    }
    if (list === "media" && id !== "") {
      return inLanguage(t(`profile.fields.inPicture.${field as "caption"}`), more);
    }
    return t(`profile.fields.${list as "name"}`);
  }

  function codes(domain: "LANGUAGE" | "WAY_OF_HELPING" | "MEETING_TYPE", values: unknown): string {
    return (values as string[]).map((code) => label(domain, code)).join(", ");
  }

  /** A value in a list of changes. */
  function valueText(path: string, value: unknown, content: Profile): string {
    const field = path.split(".").at(-1) ?? "";
    if (value === undefined || value === null || value === "") return t("profile.empty");
    if (field === "prepaid") return t(`profile.cancellation.pay.${value ? "before" : "onSite"}`);
    if (typeof value === "boolean") return t(value ? "profile.yes" : "profile.no");
    switch (field) {
      case "priceCents":
        return value === 0 ? t("profile.practices.free") : format.money(Number(value));
      case "durationMinutes":
      case "bufferMinutes":
        return format.minutes(Number(value));
      case "cancellationNoticeHours":
        return t("profile.cancellation.hours", { count: Number(value) });
      case "lateCancelPercent":
      case "noShowPercent":
        return percentName(Number(value));
      case "gender":
        return label("GENDER", String(value));
      case "city":
        return label("CITY", String(value));
      case "type":
        return label("THERAPY_TYPE", String(value));
      case "languages":
        return codes("LANGUAGE", value);
      case "waysOfHelping":
        return codes("WAY_OF_HELPING", value);
      case "meetingTypes":
        return codes("MEETING_TYPE", value);
      case "startTimes":
        return startTimesText(value as Practice["startTimes"]) || t("profile.empty");
      case "parking":
        return t(`profile.access.parking.${value as "free"}`);
      case "pin":
        return (value as (number | null)[]).map((each) => each?.toFixed(4)).join(", ");
      case "picture":
      case "file":
        return t("profile.file");
      case "practices":
        return (value as string[]).flatMap((id) =>
          content.practices.filter((each) => each.id === id).map((each) =>
            [
              practiceName(each),
              each.durationMinutes === null ? "" : format.minutes(each.durationMinutes),
            ]
              .filter(Boolean).join(" ")
          )
        ).join(", ") || t("profile.empty");
      case "places":
        return (value as string[]).flatMap((id) =>
          content.places.filter((each) => each.id === id).map(placeName)
        ).join(", ") || t("profile.empty");
      case "media":
        return t("profile.pictures.count", { count: (value as string[]).length });
    }
    return String(value);
  }

  return { practiceName, placeName, textName, fieldName, valueText };
}
