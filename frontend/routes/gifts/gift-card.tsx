import { type QueryClient, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Columns } from "ui-kit/layout/columns.tsx";
import { Page } from "ui-kit/layout/page.tsx";
import { PageHeader } from "ui-kit/layout/page-header.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Section } from "ui-kit/layout/section.tsx";
import { ShowAt } from "ui-kit/layout/show-at.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { CardFacts } from "../../gift-cards/card-facts.tsx";
import { CardPicture } from "../../gift-cards/card-picture.tsx";
import { giftCardOptionsQuery } from "../../gift-cards/queries.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { NeedsScripts } from "../../shell/needs-scripts.tsx";
import { PageTitle } from "../../shell/page-title.tsx";
import { buyHref } from "../../gift-cards/buy-address.ts";

const steps = ["make", "pay", "give", "spend"] as const;

export function prefetch(cache: QueryClient) {
  return cache.prefetchQuery(giftCardOptionsQuery);
}

/** What a gift card is, also for browsers without scripts. */
export function Component() {
  const { t } = useTranslation();
  const { language } = useFormat();
  const { data: options } = useQuery(giftCardOptionsQuery);
  return (
    <Page padded tall>
      <PageTitle>{t("gifts.title")}</PageTitle>
      <NeedsScripts />
      <Columns
        size="panel"
        aside={
          <Stack gap="group">
            <CardPicture design="christmas-spruce" language={language} recipientName="" />
            {options && <CardFacts options={options} />}
          </Stack>
        }
        header={
          <Stack gap="group">
            <PageHeader title={t("gifts.title")} lead={t("gifts.page.lead")} />
            <Row>
              <ShowAt withScripts>
                <Button variant="primary" icon="gift" href={buyHref("/gift-card", "")}>
                  {t("gifts.page.buy")}
                </Button>
              </ShowAt>
              <Button href="/gift-card/balance">{t("gifts.page.balance")}</Button>
            </Row>
          </Stack>
        }
      >
        <Section heading={t("gifts.page.how")}>
          <Stack as="ol" gap="group">
            {steps.map((step) => (
              <li key={step}>
                <Stack gap="tight">
                  <Text as="h3" size="card">{t(`gifts.page.steps.${step}.title`)}</Text>
                  <Text size="reading">{t(`gifts.page.steps.${step}.text`)}</Text>
                </Stack>
              </li>
            ))}
          </Stack>
        </Section>
      </Columns>
    </Page>
  );
}
