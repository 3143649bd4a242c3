import { useTranslation } from "react-i18next";
import { ShortlistBar } from "ui-kit/booking/shortlist-bar.tsx";
import { Button } from "ui-kit/controls/button.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { pictureSource } from "../picture-source.ts";
import type { Filters } from "../search/filters.ts";
import { compareAddress } from "./compare-address.ts";
import { clearShortlist, useShortlist } from "./shortlist.ts";

export function ShortlistTray({ filters }: { filters: Filters }) {
  const { t } = useTranslation();
  const kept = useShortlist();
  if (kept.length === 0) return null;
  return (
    <ShortlistBar
      label={t("shortlist.title")}
      people={kept.map(({ name, pictureUrl }) => ({
        name,
        photo: pictureSource(pictureUrl),
      }))}
      count={t("shortlist.count", { count: kept.length })}
      link={kept.length === 1 && (
        <Text as="span" size="small" tone="soft">{t("shortlist.oneMore")}</Text>
      )}
      actions={
        <>
          <Button variant="quiet" icon="trash-2" iconOnly onClick={clearShortlist}>
            {t("shortlist.clear")}
          </Button>
          {kept.length > 1 && (
            <Button href={compareAddress(kept.map(({ slug }) => slug), filters)}>
              {t("shortlist.compare")}
            </Button>
          )}
        </>
      }
    />
  );
}
