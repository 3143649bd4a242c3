import { useTranslation } from "react-i18next";
import { VerdictNote } from "ui-kit/booking/verdict-note.tsx";
import { Link } from "ui-kit/controls/link.tsx";
import { VisuallyHidden } from "ui-kit/layout/visually-hidden.tsx";
import { Disclosure } from "ui-kit/layout/disclosure.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import type { PracticeVerdict } from "./questionnaire.ts";
import { Sources } from "./sources.tsx";
import { badgeOf, resultAddress, useWords, verdictWords } from "./verdict-words.ts";

function Why({ reasons }: Pick<PracticeVerdict, "reasons">) {
  const { t } = useTranslation();
  return (
    <Disclosure title={t("suitability.why")}>
      <Stack as="ul" gap="group">
        {reasons.map(({ rule, answer, reason }) => (
          <li key={rule}>
            <Text size="small" tone="soft">
              {t("suitability.answer", { answer: answer.label })}
            </Text>
            <Text size="small">{reason}</Text>
          </li>
        ))}
      </Stack>
      <Sources reasons={reasons} text={(source) => t("suitability.source", { source })} />
    </Disclosure>
  );
}

/** What the viewer's test says about one practice. `brief`: only the verdict and a link to the reasons. */
export function VerdictPart({ practice, brief }: { practice: PracticeVerdict; brief: boolean }) {
  const words = useWords();
  const { t, label } = words;
  const { because, labelOf } = verdictWords(words);
  const { code, reasons: [strictest], reasons } = practice;
  const badge = badgeOf(practice);
  const link = badge !== "ok" && (
    <Link href={resultAddress(code)}>
      {t(brief ? "suitability.readWhy" : "suitability.result")}
      <VisuallyHidden>{`, ${label("THERAPY_TYPE", code)}`}</VisuallyHidden>
    </Link>
  );
  if (brief) return <VerdictNote verdict={badge} label={labelOf(badge)} beside={link} />;
  return (
    <VerdictNote
      verdict={badge}
      label={labelOf(badge)}
      reason={strictest?.reason ?? because(practice)}
      source={strictest && t("suitability.source", { source: strictest.source })}
    >
      {strictest && <Why reasons={reasons} />}
      {link}
    </VerdictNote>
  );
}
