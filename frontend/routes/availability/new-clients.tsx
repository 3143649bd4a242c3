import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { RadioGroup } from "ui-kit/controls/radio-group.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { Card } from "ui-kit/layout/card.tsx";
import { Failed } from "ui-kit/layout/failed.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { type AcceptingNewClients, admissionQuery } from "../../api/admission.ts";
import { api, ok } from "../../api/client.ts";
import { useSubmit } from "../../api/use-submit.ts";
import { config } from "../../config.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import { WaitingPeople } from "./waiting-people.tsx";

const choices = ["yes", "waitlist", "no"] as const;

/** Only our own calendar can keep a time for a person on the list. */
function isPossible(value: AcceptingNewClients): boolean {
  return value !== "waitlist" || config.scheduling.capabilities.holds;
}

/** Whom the practitioner takes; saved at once, apart from the draft of the hours. */
export function NewClients({ userId, therapistId }: { userId: string; therapistId: string }) {
  const { t } = useTranslation();
  const cache = useQueryClient();
  const showFailure = useShowFailure();
  const query = admissionQuery(therapistId, userId);
  const { data, error, refetch } = useQuery(query);
  const saving = useSubmit({
    mutationFn: (acceptingNewClients: AcceptingNewClients) =>
      ok(api.PUT("/api/therapists/{id}/admission", {
        params: { path: { id: therapistId } },
        body: { acceptingNewClients },
      })),
    onSuccess: ({ acceptingNewClients }) => {
      cache.setQueryData(query.queryKey, (known) => known && { ...known, acceptingNewClients });
      for (const queryKey of [["therapist"], ["therapists"]]) {
        void cache.invalidateQueries({ queryKey });
      }
      void notify({ tone: "success", message: t("availability.newClients.saved") });
    },
  });
  // The query client says a moment later that it saves; until then the browser would show the former choice.
  const [picked, setPicked] = useState<AcceptingNewClients | null>(null);
  function save(value: AcceptingNewClients) {
    if (picked !== null) return;
    setPicked(value);
    saving.mutate(value, { onSettled: () => setPicked(null) });
  }
  return (
    <Card as="section" aria-labelledby="new-clients">
      <Text as="h2" size="card" id="new-clients">{t("availability.newClients.title")}</Text>
      {!data && !error && <Skeleton label={t("availability.loading")} />}
      {error && (
        <Failed
          message={showFailure(error)}
          retryLabel={t("shell.retry")}
          onRetry={() => void refetch()}
        />
      )}
      {data && (
        <RadioGroup
          label={t("availability.newClients.title")}
          labelHidden
          picked={picked ?? data.acceptingNewClients}
          error={saving.error && showFailure(saving.error)}
          onPick={(value) => save(value as AcceptingNewClients)}
          options={choices.filter(isPossible).map((value) => ({
            value,
            label: t(`availability.newClients.${value}`),
            hint: t(`availability.newClients.${value}Means`),
          }))}
        />
      )}
      {data && isPossible("waitlist") && <WaitingPeople accepting={data.acceptingNewClients} />}
    </Card>
  );
}
