import { useTranslation } from "react-i18next";
import { Chip } from "ui-kit/controls/chip.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { useDomainValues } from "../../api/domain-values.ts";
import { searchAddress } from "../../search/filters.ts";
import type { PracticeSummary } from "../../api/practices.ts";

export function Helps({ helps, limit }: {
  helps: PracticeSummary["helps"];
  limit?: number;
}) {
  const { t } = useTranslation();
  const { label } = useDomainValues();
  const shown = helps.toSorted((a, b) => b.weight - a.weight).slice(0, limit);
  return (
    <Row as="ul" aria-label={t("practices.helps")}>
      {shown.map(({ way }) => (
        <li key={way}>
          <Chip href={searchAddress({ needs: [way] })}>{label("WAY_OF_HELPING", way)}</Chip>
        </li>
      ))}
    </Row>
  );
}
