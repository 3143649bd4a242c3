import { useTranslation } from "react-i18next";
import { Note } from "ui-kit/feedback/note.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { useFormat } from "../i18n/use-format.ts";
import { accessText } from "../practitioners/access-text.ts";
import type { TherapySession } from "./therapy-session.ts";

/** How the client gets to and into the place of a coming session, in the language of the page. */
export function ArrivalNote({ arrival }: Pick<TherapySession, "arrival">) {
  const { t } = useTranslation();
  const { language } = useFormat();
  const lines = arrival?.note[language].split("\n").filter((line) => line.trim() !== "") ?? [];
  const access = arrival ? accessText(arrival.access, t) : "";
  if (lines.length === 0 && access === "") return null;
  return (
    <Note icon="map-pin">
      <b>{t("booking.arrival")}</b>
      {lines.map((line, at) => <Text key={at} size="small">{line}</Text>)}
      {access && <Text size="small" tone="soft">{access}</Text>}
    </Note>
  );
}
