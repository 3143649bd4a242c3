import { type QueryClient, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Comparison } from "ui-kit/booking/comparison.tsx";
import { Button } from "ui-kit/controls/button.tsx";
import { Checkbox } from "ui-kit/controls/checkbox.tsx";
import { Empty } from "ui-kit/layout/empty.tsx";
import { Failed } from "ui-kit/layout/failed.tsx";
import { Page } from "ui-kit/layout/page.tsx";
import { PageHeader } from "ui-kit/layout/page-header.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { BackLink } from "ui-kit/navigation/back-link.tsx";
import { domainValuesQuery } from "../../api/domain-values.ts";
import { compareTherapists as limits } from "../../api/limits/therapists.ts";
import type { PageLocation } from "../../page-location.ts";
import { type Filters, searchAddress, withKnownCodes } from "../../search/filters.ts";
import { readFilters } from "../../search/read-filters.ts";
import { sharedFilters } from "../../search/shared-search.ts";
import { Share } from "../../share/share.tsx";
import { PageTitle } from "../../shell/page-title.tsx";
import { referenceOf, useShowFailure } from "../../shell/show-failure.ts";
import { useSearchParams } from "../../shell/use-search-params.ts";
import { compareAddress, comparedIds } from "../../shortlist/compare-address.ts";
import { useShortlist } from "../../shortlist/shortlist.ts";
import { comparisonQuery } from "./queries.ts";
import { WithSuitability } from "../../suitability/use-suitability.tsx";
import { useComparison } from "./use-comparison.tsx";

function Tools({ address, onlyDifferences, onChange }: {
  address: string;
  onlyDifferences: boolean;
  onChange: (checked: boolean) => void;
}) {
  const { t } = useTranslation();
  return (
    <Row justify="between">
      <Checkbox
        name="differences"
        label={t("compare.onlyDifferences")}
        checked={onlyDifferences}
        onCheckedChange={onChange}
      />
      <Row>
        <Share variant="quiet" small address={address} />
        <Button variant="quiet" small icon="printer" onClick={() => print()}>
          {t("compare.print")}
        </Button>
      </Row>
    </Row>
  );
}

/** Where nothing is compared: to the kept practitioners, and to the search. */
function WaysOn({ filters }: { filters: Filters }) {
  const { t } = useTranslation();
  const kept = useShortlist();
  const hasKept = kept.length > 1;
  return (
    <Row>
      {hasKept && (
        <Button
          variant="primary"
          href={compareAddress(kept.map(({ slug }) => slug), filters)}
        >
          {t("compare.kept")}
        </Button>
      )}
      <Button variant={hasKept ? "secondary" : "primary"} href={searchAddress(filters)}>
        {t("compare.search")}
      </Button>
    </Row>
  );
}

export async function prefetch(cache: QueryClient, { search }: PageLocation) {
  const ids = comparedIds(search, limits.ids.maxItems);
  if (ids.length === 0) return;
  const values = await cache.ensureQueryData(domainValuesQuery).catch(() => undefined);
  await cache.prefetchQuery(comparisonQuery(ids, withKnownCodes(readFilters(search), values)));
}

function Show() {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const params = useSearchParams();
  const { data: values } = useQuery(domainValuesQuery);
  const filters = withKnownCodes(readFilters(params), values);
  const ids = comparedIds(params, limits.ids.maxItems);
  const { data, error, isLoading, refetch } = useQuery(comparisonQuery(ids, filters));
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const therapists = data?.therapists ?? [];
  const { people, rows } = useComparison(therapists);
  const reference = referenceOf(error);
  const isEmpty = ids.length === 0 || (data && therapists.length === 0);
  return (
    <Page>
      <PageTitle>{t("compare.title")}</PageTitle>
      <BackLink href={searchAddress(filters)}>{t("compare.back")}</BackLink>
      <PageHeader title={t("compare.title")} lead={t("compare.lead")} />
      <Stack gap="block">
        {isLoading && <Skeleton shape="practitioner" label={t("compare.loading")} />}
        {error && (
          <Failed
            message={`${t("compare.failed")} ${showFailure(error)}`}
            retryLabel={t("shell.retry")}
            onRetry={() => void refetch()}
            reference={reference && t("shell.reference", { id: reference })}
          />
        )}
        {isEmpty && (
          <Empty
            message={t("compare.empty")}
            action={<WaysOn filters={filters} />}
          />
        )}
        {therapists.length > 0 && (
          <>
            {therapists.length > 1 && (
              <Tools
                address={compareAddress(
                  therapists.map(({ slug }) => slug),
                  sharedFilters(filters),
                )}
                onlyDifferences={onlyDifferences}
                onChange={setOnlyDifferences}
              />
            )}
            <Comparison
              label={t("compare.title")}
              bestLabel={t("compare.best")}
              people={people}
              rows={rows.filter(({ differs }) => differs || !onlyDifferences)}
            />
          </>
        )}
      </Stack>
    </Page>
  );
}

export function Component() {
  return (
    <WithSuitability>
      <Show />
    </WithSuitability>
  );
}
