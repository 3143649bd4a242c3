import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "ui-kit/controls/link.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { useDomainValues } from "../api/domain-values.ts";
import { useFormat } from "../i18n/use-format.ts";
import { codeToSlug, searchAddress } from "../search/filters.ts";
import { Marked } from "./marked.tsx";
import type { Side } from "./queries.ts";
import type { TherapySession } from "./therapy-session.ts";

function Practices({ codes }: { codes: string[] }) {
  const { label } = useDomainValues();
  return codes.map((code, i) => (
    <Fragment key={code}>
      {i > 0 && ", "}
      <Link href={`/practices/${codeToSlug(code)}`}>{label("THERAPY_TYPE", code)}</Link>
    </Fragment>
  ));
}

export function Recommendations({ session, side }: { session: TherapySession; side: Side }) {
  const { t } = useTranslation();
  const format = useFormat();
  const mine = side === "therapist";
  return session.recommendations.map(({ practices, text, createdAt }) => {
    return (
      <Note
        key={createdAt}
        tone="success"
        actions={practices.length > 0 && !mine && (
          <Link href={searchAddress({ practices })}>{t("journal.session.seePractitioners")}</Link>
        )}
      >
        <Row gap="inline" justify="between">
          <b>
            {mine
              ? t("journal.session.youRecommended")
              : t("journal.session.recommends", { name: session.therapist.name })}
          </b>
          <Text as="span" size="caption" tone="faint">{format.date(createdAt)}</Text>
        </Row>
        {practices.length > 0 && (
          <Text size="small">
            <Practices codes={practices} />
          </Text>
        )}
        <Text size="small">
          <Marked>{text}</Marked>
        </Text>
      </Note>
    );
  });
}
