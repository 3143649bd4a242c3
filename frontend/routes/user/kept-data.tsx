import { useTranslation } from "react-i18next";
import { DescriptionList } from "ui-kit/layout/description-list.tsx";
import { Disclosure } from "ui-kit/layout/disclosure.tsx";
import { Section } from "ui-kit/layout/section.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { dataClasses } from "backend/domain/data-classes.ts";
import { day, hour } from "backend/domain/duration.ts";
import { retention } from "backend/domain/retention.ts";

/** Of keys and webhooks, which only practitioners have. */
const ofPrograms: ReadonlySet<string> = new Set(["endedApiKeys", "webhookDeliveries"]);

/** How long each class of the person's data is kept, and what happens then. */
export function KeptData({ isPractitioner }: { isPractitioner: boolean }) {
  const { t } = useTranslation();
  const timeOf = (ms: number) =>
    ms < day
      ? t("user.kept.hours", { count: ms / hour })
      : t("user.kept.days", { count: ms / day });
  const shown = dataClasses.filter(({ of }) => of !== "practitioners" || isPractitioner);
  return (
    <Section id="kept" heading={t("user.kept.heading")}>
      <Stack>
        <Text>{t("user.kept.text")}</Text>
        <Disclosure title={t("user.kept.list")}>
          <DescriptionList
            variant="rows"
            items={shown.map(({ name, limits, ends }) => ({
              name: t(`user.kept.class.${name}`),
              value: [
                ...limits.filter((limit) => isPractitioner || !ofPrograms.has(limit)).map((limit) =>
                  t(`user.kept.limit.${limit}`, { time: timeOf(retention[limit]) })
                ),
                name === "purchases" ? t("user.kept.purchases") : t(`user.kept.ends.${ends}`),
              ].join(" "),
            }))}
          />
        </Disclosure>
      </Stack>
    </Section>
  );
}
