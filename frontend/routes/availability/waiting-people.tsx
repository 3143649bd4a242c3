import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Badge } from "ui-kit/feedback/badge.tsx";
import { Dialog } from "ui-kit/feedback/dialog.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import type { AcceptingNewClients } from "../../api/admission.ts";
import { api, ok } from "../../api/client.ts";
import { useDomainValues } from "../../api/domain-values.ts";
import type { components } from "../../api/schema.d.ts";
import { useSubmit } from "../../api/use-submit.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import { waitingListsKey, waitingPeopleQuery } from "../../waiting-lists/queries.ts";
import { useWishText } from "../../waiting-lists/use-wish-text.ts";

type WaitingPerson = components["schemas"]["WaitingPerson"];

/** Who waits for the practitioner, since when and for what, and which time is kept for whom. */
export function WaitingPeople({ accepting }: { accepting: AcceptingNewClients }) {
  const { t } = useTranslation();
  const { data } = useQuery(waitingPeopleQuery);
  const [leaving, setLeaving] = useState<WaitingPerson | null>(null);
  if (!data || (data.length === 0 && accepting !== "waitlist")) return null;
  return (
    <Stack gap="group">
      <Text as="h3" size="body" weight="strong">
        {t("availability.waiting.title", { count: data.length })}
      </Text>
      {data.length === 0 && <Text tone="soft">{t("availability.waiting.none")}</Text>}
      {data.length > 0 && (
        <Stack as="ol" gap="group">
          {data.map((person) => (
            <Person
              key={person.id}
              person={person}
              onRemove={() => setLeaving(person)}
            />
          ))}
        </Stack>
      )}
      {leaving && <RemoveDialog person={leaving} onClose={() => setLeaving(null)} />}
    </Stack>
  );
}

function Person({ person, onRemove }: { person: WaitingPerson; onRemove: () => void }) {
  const { t } = useTranslation();
  const { label } = useDomainValues();
  const format = useFormat();
  const wishText = useWishText();
  const { name, joinedAt, practice, offer } = person;
  const practiceName = practice &&
    `${label("THERAPY_TYPE", practice.type)}, ${format.minutes(practice.durationMinutes)}`;
  return (
    <li>
      <Row justify="between" align="start">
        <Stack gap="tight">
          <Text weight="strong">{name}</Text>
          <Text size="small" tone="soft">
            {t("availability.waiting.since", { day: format.date(joinedAt, "day") })} ·{" "}
            {wishText(person, practiceName)}
          </Text>
          {offer && (
            <Badge tone="info" icon="clock">
              {t("availability.waiting.kept", {
                when: format.dateTime(offer.startsAt),
                until: format.dateTime(offer.answerBy),
              })}
            </Badge>
          )}
        </Stack>
        <Button
          small
          variant="quiet"
          aria-label={t("availability.waiting.removeNamed", { name })}
          onClick={onRemove}
        >
          {t("availability.waiting.remove")}
        </Button>
      </Row>
    </li>
  );
}

function RemoveDialog({ person, onClose }: { person: WaitingPerson; onClose: () => void }) {
  const { t } = useTranslation();
  const cache = useQueryClient();
  const showFailure = useShowFailure();
  const removing = useSubmit({
    mutationFn: () =>
      ok(api.DELETE("/api/waiting-lists/people/{id}", { params: { path: { id: person.id } } })),
    onSuccess: () => {
      onClose();
      void notify({ tone: "success", message: t("availability.waiting.removed") });
    },
    onSettled: () => void cache.invalidateQueries({ queryKey: waitingListsKey }),
  });
  const { name } = person;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("availability.waiting.removeNamed", { name })}
      closeLabel={t("waiting.close")}
      actions={
        <>
          <Button onClick={onClose}>{t("availability.waiting.keep")}</Button>
          <Button
            variant="primary"
            pending={removing.isPending}
            onClick={() => removing.mutate(undefined)}
          >
            {t("availability.waiting.remove")}
          </Button>
        </>
      }
    >
      <Text>{t("availability.waiting.removeText")}</Text>
      {removing.error && <Note tone="error" urgent>{showFailure(removing.error)}</Note>}
    </Dialog>
  );
}
