import { useTranslation } from "react-i18next";
import { Link } from "ui-kit/controls/link.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { useDomainValues } from "../../api/domain-values.ts";
import { useFormat } from "../../i18n/format.ts";
import { toQuery } from "../home/filters.ts";
import { inSentence } from "../home/use-filter-words.ts";
import type { TherapySession } from "./sessions.ts";

/** What the practitioner recommends after a session, and who offers it. */
export function Recommendations({ session }: { session: TherapySession }) {
  const { t } = useTranslation();
  const { label } = useDomainValues();
  const format = useFormat();
  const nameOf = (code: string) => inSentence(label("THERAPY_TYPE", code), format.locale);
  return session.recommendations.map(({ practices, text, createdAt }) => (
    <Note key={createdAt} tone="good">
      <b>{t("journal.session.recommends", { name: session.therapist.name })}</b>{" "}
      {practices.length > 0 && `${format.list(practices.map(nameOf))}. `}
      {text}{" "}
      {practices.length > 0 && (
        <Link href={`/${toQuery({ practices })}`}>{t("journal.session.seePractitioners")}</Link>
      )}
    </Note>
  ));
}
