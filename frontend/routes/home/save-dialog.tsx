import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Form } from "ui-kit/controls/form.tsx";
import { TextField } from "ui-kit/controls/text-field.tsx";
import { Dialog } from "ui-kit/feedback/dialog.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { useMissingConsent } from "../../api/consents.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import { ConsentTerms } from "../../therapy-sessions/consent-terms.tsx";
import { viewerZone } from "../../i18n/viewer-zone.ts";
import { useSaveSearch } from "../../saved-searches/queries.ts";
import { type Filters, listFilterNames, searchAddress } from "../../search/filters.ts";
import { useFilterLabels } from "./use-filters.ts";

type SearchedFor = Omit<Filters, "sort" | "suits">;

const singleFilters = ["text", "withinKm", "priceFromCents", "durationFrom"] as const;
const ends = { priceFromCents: "priceToCents", durationFrom: "durationTo" } as const;
const longestName = 120;

function useNameOf(filters: SearchedFor): string {
  const { t } = useTranslation();
  const labels = useFilterLabels();
  const isSet = (name: (typeof singleFilters)[number]) =>
    filters[name] !== undefined ||
    name in ends && filters[ends[name as keyof typeof ends]] !== undefined;
  const parts = [
    ...listFilterNames.flatMap((name) => {
      const codes: readonly string[] = filters[name] ?? [];
      return codes.map((code) => labels.ofValue(name, code));
    }),
    ...singleFilters.filter(isSet).map((name) => labels.ofFilter(name, filters)),
    ...(filters.freeWithinDays === undefined ? [] : [labels.ofFreeWithin(filters.freeWithinDays)]),
    ...(filters.freeOn === undefined ? [] : [labels.ofFreeOn(filters.freeOn)]),
    ...(filters.partOfDay === undefined ? [] : [t(`home.part.${filters.partOfDay}`)]),
    ...(filters.near ? [t("home.place.map")] : []),
  ];
  const name = parts.join(", ");
  return (name.charAt(0).toLocaleUpperCase() + name.slice(1)).slice(0, longestName);
}

/** Saves the search that the page shows. */
export function SaveDialog({ filters, onClose }: { filters: SearchedFor; onClose: () => void }) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const consent = useMissingConsent("searches", true);
  const saving = useSaveSearch();
  const form = useId();
  const [name, setName] = useState(useNameOf(filters));
  function save() {
    const timeZone = viewerZone();
    const wish = { name, address: searchAddress(filters), filters: { ...filters, timeZone } };
    saving.mutate(wish, {
      onSuccess: () => {
        onClose();
        void notify({ tone: "success", message: t("savedSearches.saved") });
      },
    });
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("savedSearches.title")}
      closeLabel={t("shell.close")}
      actions={
        <Button variant="primary" type="submit" form={form} pending={saving.isPending}>
          {t("savedSearches.save")}
        </Button>
      }
    >
      <Form id={form} onSend={save}>
        <Stack gap="group">
          <Text tone="soft">{t("savedSearches.text")}</Text>
          <TextField
            label={t("savedSearches.name")}
            name="name"
            value={name}
            required
            maxLength={longestName}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          {consent && <ConsentTerms consent={consent} />}
          {saving.error && <Note tone="error" urgent>{showFailure(saving.error)}</Note>}
        </Stack>
      </Form>
    </Dialog>
  );
}
