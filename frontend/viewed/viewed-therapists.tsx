import { queryOptions, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { PersonStrip } from "ui-kit/booking/person-strip.tsx";
import { Button } from "ui-kit/controls/button.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Section } from "ui-kit/layout/section.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { api, ok } from "../api/client.ts";
import { useDomainValues } from "../api/domain-values.ts";
import { compareTherapists as limits } from "../api/limits/therapists.ts";
import { profileAddress } from "../appointment/booking-choice.ts";
import { pictureSource } from "../picture-source.ts";
import { clearViews, forgetViews, turnViews, useViewed } from "./viewed.ts";

/** The ones of these practitioners that are shown. */
function viewedQuery(slugs: string[]) {
  const parts = Array.from(
    { length: Math.ceil(slugs.length / limits.ids.maxItems) },
    (_, part) => slugs.slice(part * limits.ids.maxItems, (part + 1) * limits.ids.maxItems),
  );
  return queryOptions({
    queryKey: ["therapists", "viewed", slugs],
    queryFn: async ({ signal }) => {
      const shown = await Promise.all(
        parts.map((ids) => ok(api.POST("/api/therapists/compare", { body: { ids }, signal }))),
      );
      return shown.flatMap(({ therapists }) => therapists);
    },
    enabled: slugs.length > 0,
  });
}

/** The practitioners that were viewed on this device, without the one of the page. */
export function ViewedTherapists({ except }: { except?: string | undefined }) {
  const { t } = useTranslation();
  const { label } = useDomainValues();
  const { people } = useViewed();
  const slugs = people.map(({ slug }) => slug).sort();
  const { data: shown } = useQuery(viewedQuery(slugs));
  useEffect(() => {
    const known = shown?.map(({ slug }) => slug);
    if (known) forgetViews(slugs.filter((slug) => !known.includes(slug)));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- The answer is about these very slugs.
  }, [shown]);
  const others = people.filter(({ slug }) => slug !== except);
  if (others.length === 0) return null;
  const cards = new Map(shown?.map((card) => [card.slug, card]));

  function stop() {
    turnViews(false);
    void notify({ tone: "success", message: t("viewed.stopped") });
  }

  return (
    <Section heading={t("viewed.title")}>
      <Stack gap="group">
        <PersonStrip
          people={others.map(({ slug, name, pictureUrl }) => {
            const card = cards.get(slug);
            const [practice] = card?.practices ?? [];
            return {
              id: slug,
              name: card?.name ?? name,
              href: profileAddress(slug),
              photo: pictureSource(card?.pictureUrl ?? pictureUrl),
              detail: practice && card &&
                `${label("THERAPY_TYPE", practice.type)} · ${label("CITY", card.city)}`,
            };
          })}
        />
        <Row>
          <Text as="span" size="small" tone="soft">{t("viewed.note")}</Text>
          <Button variant="quiet" small icon="trash-2" onClick={clearViews}>
            {t("viewed.clear")}
          </Button>
          <Button variant="quiet" small icon="eye-off" onClick={stop}>{t("viewed.stop")}</Button>
        </Row>
      </Stack>
    </Section>
  );
}
