import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { StaffRole } from "backend/domain/rights.ts";
import { notify } from "ui-kit/feedback/toast.tsx";
import { adminKey } from "../../admin/summary.ts";
import { useStaleText } from "../../admin/use-stale-text.ts";
import { api, ok } from "../../api/client.ts";
import { useSubmit } from "../../api/use-submit.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import type { AccountDetails } from "./queries.ts";

/** What an administrator changes of an account. A refusal is said, and the account loads again in any case. */
export function useAccountChange({ id, version }: Pick<AccountDetails, "id" | "version">) {
  const { t } = useTranslation();
  const cache = useQueryClient();
  const showFailure = useShowFailure();
  const staleText = useStaleText();
  const params = { path: { id }, header: { "if-match": version } };

  function notifying<Input>(done: string, mutationFn: (input: Input) => Promise<unknown>) {
    return {
      mutationFn,
      onSuccess: () => void notify({ tone: "success", message: done }),
      onError: (failure: Error) =>
        void notify({ tone: "error", message: staleText(failure) ?? showFailure(failure) }),
      onSettled: () => cache.invalidateQueries({ queryKey: adminKey }),
    };
  }

  const enable = useSubmit<unknown, void>(
    notifying(
      t("accounts.enabledNow"),
      () => ok(api.POST("/api/admin/users/{id}/enable", { params })),
    ),
  );
  const setAdmin = useSubmit<unknown, boolean>(
    notifying(
      t("accounts.roleChanged"),
      (isAdmin) => ok(api.PUT("/api/admin/users/{id}/admin", { params, body: { isAdmin } })),
    ),
  );
  const setStaff = useSubmit<unknown, { role: StaffRole; isGranted: boolean }>(
    notifying(
      t("accounts.roleChanged"),
      ({ role, isGranted }) =>
        ok(api.PUT("/api/admin/users/{id}/roles/{role}", {
          params: { path: { id, role }, header: { "if-match": version } },
          body: { isGranted },
        })),
    ),
  );
  const link = useSubmit<unknown, string>(
    notifying(
      t("accounts.linked"),
      (therapistId) =>
        ok(api.PUT("/api/admin/users/{id}/practitioner", { params, body: { therapistId } })),
    ),
  );
  const unlink = useSubmit<unknown, string>(
    notifying(
      t("accounts.unlinked"),
      (reason) =>
        ok(api.DELETE("/api/admin/users/{id}/practitioner", {
          params: { ...params, query: { reason } },
        })),
    ),
  );
  const signOut = useSubmit<unknown, string | undefined>(
    notifying(
      t("accounts.signedOut"),
      (device) =>
        ok(api.DELETE("/api/admin/users/{id}/devices", {
          params: { path: { id }, query: { ...(device && { device }) } },
        })),
    ),
  );
  return { enable, setAdmin, setStaff, link, unlink, signOut };
}
