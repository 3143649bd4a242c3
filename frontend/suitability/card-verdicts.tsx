import type { Verdict as Badge } from "ui-kit/booking/verdict-badge.tsx";
import { Button } from "ui-kit/controls/button.tsx";
import { Link } from "ui-kit/controls/link.tsx";
import { VisuallyHidden } from "ui-kit/layout/visually-hidden.tsx";
import type { TherapistCard } from "../api/therapists.ts";
import { type Filters, searchAddress, without } from "../search/filters.ts";
import type { PracticeVerdict } from "./questionnaire.ts";
import type { CardVerdicts, Suitability } from "./suitability.ts";
import { badgeOf, resultAddress, verdictWords, type Words } from "./verdict-words.ts";

const shown: Badge[] = ["recommended", "caution", "ask", "contraindicated"];

/** What the viewer's test says about the practices of a card. */
export function verdictsOnCard(
  words: Words,
  suitability: Pick<Suitability, "of">,
  card: TherapistCard,
  filters: Filters,
): CardVerdicts {
  const { t, label, format } = words;
  const { because, labelOf } = verdictWords(words);
  const practices = card.practices.flatMap(({ type }) => suitability.of(type) ?? []);
  const nameOf = ({ code }: PracticeVerdict) => label("THERAPY_TYPE", code);
  const byBadge = Map.groupBy(practices, badgeOf);
  const verdicts = shown.flatMap((value) => {
    const marked = byBadge.get(value);
    if (!marked) return [];
    const names = format.list(marked.map(nameOf));
    const verdict = labelOf(value);
    const isOfAll = marked.length === practices.length;
    return { value, label: isOfAll ? verdict : t("suitability.of", { verdict, names }) };
  });
  const reasons = practices.flatMap((practice) => {
    const reason = practice.reasons[0]?.reason ?? because(practice);
    return reason ? t("suitability.of", { verdict: nameOf(practice), names: reason }) : [];
  });
  const [refused, ...others] = matching(card, filters)
    .flatMap(({ type }) => suitability.of(type) ?? []);
  const isUnsuitable = refused?.verdict === "no" &&
    others.every(({ verdict }) => verdict === "no");
  if (!isUnsuitable) return { verdicts, reasons };
  const suiting = searchAddress({ ...without(filters, "practices", "groups"), suits: true });
  return {
    verdicts,
    reasons,
    unsuitable: (
      <>
        {refused.reasons[0]?.reason}{" "}
        <Link href={resultAddress(refused.code)}>
          {t("suitability.readWhy")}
          <VisuallyHidden>{`, ${nameOf(refused)}`}</VisuallyHidden>
        </Link>
      </>
    ),
    fallback: <Button small block href={suiting}>{t("suitability.others")}</Button>,
  };
}

/** The practices that the search is about. */
function matching({ practices }: TherapistCard, { practices: types, groups }: Filters) {
  return practices.filter(({ type, group }) =>
    (!types?.length || types.includes(type)) && (!groups?.length || groups.includes(group))
  );
}
