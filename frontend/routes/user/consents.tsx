import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Switch } from "ui-kit/controls/switch.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Section } from "ui-kit/layout/section.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { api, ok } from "../../api/client.ts";
import { ApiError } from "../../api/api-error.ts";
import { useFormat } from "../../i18n/format.ts";
import { useSayFailure } from "../../shell/say-failure.ts";
import { Loaded } from "./loaded.tsx";
import { type Consent, consentsQuery } from "./queries.ts";

function useConsenting() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async ({ purpose, version, isGiven }: Consent) => {
      const body = { purpose, version, isGiven: !isGiven };
      return (await ok(api.PUT("/api/user/me/consents", { body }))).consents;
    },
    onSuccess: (consents) => void cache.setQueryData(consentsQuery.queryKey, consents),
    onError: (failure) => {
      // The words have changed since they were read: the new ones come.
      if (failure instanceof ApiError && failure.errCode === "ERR_STALE") {
        void cache.invalidateQueries(consentsQuery);
      }
    },
  });
}

/** What one has agreed to; it is as easy to withdraw as to give. */
export function Consents() {
  const { t } = useTranslation();
  const format = useFormat();
  const sayFailure = useSayFailure();
  const consents = useQuery(consentsQuery);
  const change = useConsenting();
  function state({ isGiven, history }: Consent): string {
    const last = history.findLast(({ withdrawnAt }) => withdrawnAt === null);
    if (!isGiven || !last) return t("user.consents.withdrawn");
    return t("user.consents.given", { day: format.date(last.givenAt, "long") });
  }
  return (
    <Section heading={t("user.consents.heading")}>
      <Loaded query={consents}>
        {(list) => (
          <Stack gap="group">
            {list.map((consent) => (
              <Switch
                key={consent.purpose}
                label={consent.text}
                hint={state(consent)}
                checked={consent.isGiven}
                onSwitch={() => change.mutate(consent)}
              />
            ))}
            {change.error && <Note tone="bad" urgent>{sayFailure(change.error)}</Note>}
          </Stack>
        )}
      </Loaded>
    </Section>
  );
}
