import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Card } from "ui-kit/layout/card.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { useDraftProblemText } from "./use-draft-problem-text.ts";
import type { Editor } from "./use-draft.ts";

/** What is missing, and the next step of the publication. */
export function Publication({ editor, isAdmin }: { editor: Editor; isAdmin: boolean }) {
  const { t } = useTranslation();
  const { draft, isChanged, publishing, retiring, listing } = editor;
  const { state, missing, learners, isOfMarketplace, access } = draft;
  const problemText = useDraftProblemText(draft.content);
  const isPublished = state === "published";
  const hasList = isPublished && !isOfMarketplace && access !== "clients";
  return (
    <Card as="section">
      <Stack gap="stack">
        <h2>{t("drafts.publish.heading")}</h2>
        {missing.length > 0
          ? (
            <Text size="small">
              {t("drafts.publish.missing", { count: missing.length })}{" "}
              {missing[0] && problemText(missing[0])}
            </Text>
          )
          : (
            <Text size="small" tone="soft">
              {t(isOfMarketplace ? "drafts.publish.forAll" : "drafts.publish.forClients")}
            </Text>
          )}
        {learners > 0 && (
          <Text size="small" tone="soft">{t("drafts.list.learners", { count: learners })}</Text>
        )}
        <Button
          variant="primary"
          disabled={isChanged || missing.length > 0 || (isPublished && !draft.isChanged)}
          pending={publishing.isPending}
          onClick={() => publishing.mutate()}
        >
          {t(isPublished ? "drafts.publish.again" : "drafts.publish.publish")}
        </Button>
        {isChanged && <Text size="small" tone="soft">{t("drafts.publish.saveFirst")}</Text>}
        {hasList && (
          <>
            <Text size="small">{t(`drafts.listing.${draft.listing}`)}</Text>
            {draft.listing === "none" && (
              <Button
                small
                pending={listing.isPending}
                onClick={() => listing.mutate(isAdmin ? "listed" : "asked")}
              >
                {t(isAdmin ? "drafts.listing.list" : "drafts.listing.ask")}
              </Button>
            )}
            {draft.listing === "asked" && isAdmin && (
              <Button
                small
                pending={listing.isPending}
                onClick={() => listing.mutate("listed")}
              >
                {t("drafts.listing.list")}
              </Button>
            )}
            {draft.listing !== "none" && (
              <Button
                small
                variant="quiet"
                pending={listing.isPending}
                onClick={() => listing.mutate("none")}
              >
                {t("drafts.listing.takeBack")}
              </Button>
            )}
          </>
        )}
        {isPublished && (
          <Button
            small
            variant="quiet"
            icon="archive"
            pending={retiring.isPending}
            onClick={() => retiring.mutate()}
          >
            {t("drafts.publish.retire")}
          </Button>
        )}
      </Stack>
    </Card>
  );
}
