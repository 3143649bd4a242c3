import { useTranslation } from "react-i18next";
import { useShowFailure } from "../shell/show-failure.ts";
import { PasskeyCancelled } from "./passkey.ts";

/** A failure of a proof in words, also where the browser's dialog was closed. */
export function useProofFailure(): (failure: unknown) => string {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  return (failure) =>
    failure instanceof PasskeyCancelled ? t("proof.passkeyCancelled") : showFailure(failure);
}
