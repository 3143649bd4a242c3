import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { notify } from "ui-kit/feedback/toast.tsx";
import { api, ok } from "../../api/client.ts";

type Booked = { eventUri: string; inviteeUri: string };

/** Writes what was booked into the journal and goes there. Writing the same booking again changes nothing. */
export function useRecording({ therapistId, userId }: { therapistId: string; userId: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ eventUri, inviteeUri }: Booked) =>
      ok(api.POST("/api/therapy-sessions", {
        params: { header: { "idempotency-key": inviteeUri.slice(-200) } },
        body: { therapistId, userId, eventUrl: eventUri, eventInviteeUrl: inviteeUri },
      })),
    onSuccess: async () => {
      void queries.invalidateQueries({ queryKey: ["therapy-sessions"] });
      void queries.invalidateQueries({ queryKey: ["free-times"] });
      void queries.invalidateQueries({ queryKey: ["therapists"] });
      await navigate("/journal");
      void notify({ tone: "success", message: t("appointment.booked") });
    },
  });
}
