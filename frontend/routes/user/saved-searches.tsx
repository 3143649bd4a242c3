import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Link } from "ui-kit/controls/link.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { Section } from "ui-kit/layout/section.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { useFormat } from "../../i18n/use-format.ts";
import { savedSearchesQuery, useRemoveSavedSearch } from "../../saved-searches/queries.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import { ListItem, QueryContent } from "./user-page.tsx";

export function SavedSearches() {
  const { t } = useTranslation();
  const format = useFormat();
  const showFailure = useShowFailure();
  const searches = useQuery(savedSearchesQuery);
  const removing = useRemoveSavedSearch();
  function remove(id: string) {
    removing.mutate(id, {
      onSuccess: () => void notify({ tone: "success", message: t("savedSearches.removed") }),
    });
  }
  return (
    <Section heading={t("savedSearches.list")}>
      <QueryContent query={searches}>
        {(list) =>
          list.length === 0
            ? <Text tone="soft">{t("savedSearches.none")}</Text>
            : (
              <Stack as="ul" gap="group">
                {list.map(({ id, name, address, createdAt }) => (
                  <ListItem
                    key={id}
                    title={<Link href={address}>{name}</Link>}
                    description={t("savedSearches.since", { day: format.date(createdAt, "long") })}
                    action={
                      <Button
                        small
                        aria-label={t("savedSearches.removeNamed", { name })}
                        pending={removing.isPending && removing.variables === id}
                        onClick={() => remove(id)}
                      >
                        {t("savedSearches.remove")}
                      </Button>
                    }
                  />
                ))}
              </Stack>
            )}
      </QueryContent>
      {removing.error && <Note tone="error" urgent>{showFailure(removing.error)}</Note>}
    </Section>
  );
}
