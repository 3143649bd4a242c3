import { useTranslation } from "react-i18next";
import { Chip } from "ui-kit/controls/chip.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { useDomainValues } from "../../api/domain-values.ts";
import { searchOfNeed } from "./addresses.ts";
import type { PracticeSummary } from "./queries.ts";

/** What people come with, the main reasons first; each leads to the search. */
export function Helps({ helps, most }: {
  helps: PracticeSummary["helps"];
  /** No more than so many. */
  most?: number;
}) {
  const { t } = useTranslation();
  const { label } = useDomainValues();
  const shown = helps.toSorted((a, b) => b.weight - a.weight).slice(0, most);
  return (
    <Row as="ul" aria-label={t("practices.helps")}>
      {shown.map(({ way }) => (
        <li key={way}>
          <Chip href={searchOfNeed(way)}>{label("WAY_OF_HELPING", way)}</Chip>
        </li>
      ))}
    </Row>
  );
}
