import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { Card } from "ui-kit/layout/card.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { api, ok } from "../../api/client.ts";
import { useSubmit } from "../../api/use-submit.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import { type Helped, refetchHelped } from "./queries.ts";
import { useRefreshUser } from "./use-refresh-user.ts";

/** An open invitation to keep the calendar of a practitioner. */
export function Invitation({ helped: { id, name } }: { helped: Helped }) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const queries = useQueryClient();
  const refreshUser = useRefreshUser();
  const answering = useSubmit({
    mutationFn: (isAccepted: boolean) => {
      const params = { path: { id } };
      return isAccepted
        ? ok(api.POST("/api/assistants/{id}/accept", { params }))
        : ok(api.DELETE("/api/assistants/{id}", { params }));
    },
    onSettled: () => refetchHelped(queries),
    onSuccess: async (_, isAccepted) => {
      const message = t(isAccepted ? "calendars.accepted" : "calendars.declined");
      void notify({ tone: "success", message });
      // The menu lists the page from now on.
      if (isAccepted) await refreshUser();
    },
  });
  const pendingAs = (isAccepted: boolean) =>
    answering.isPending && answering.variables === isAccepted;
  return (
    <Card as="section">
      <Text as="h2" size="card">{t("calendars.invitation", { name })}</Text>
      <Text>{t("calendars.invitationText")}</Text>
      <Row>
        <Button
          variant="primary"
          icon="check"
          pending={pendingAs(true)}
          onClick={() => answering.mutate(true)}
        >
          {t("calendars.accept")}
        </Button>
        <Button pending={pendingAs(false)} onClick={() => answering.mutate(false)}>
          {t("calendars.decline")}
        </Button>
      </Row>
      {answering.error && <Note tone="error" urgent>{showFailure(answering.error)}</Note>}
    </Card>
  );
}
