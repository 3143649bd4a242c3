import { Suspense } from "react";
import { lazyPart } from "ui-kit/layout/lazy-part.tsx";
import { useProofRequest } from "../api/step-up.ts";
import { needTranslations } from "../i18n/i18n.ts";

const StepUpDialog = lazyPart(async () => {
  const [module] = await Promise.all([
    import("../second-factor/step-up-dialog.tsx"),
    needTranslations(["proof", "forms", "errors"]),
  ]);
  return module.StepUpDialog;
});

/** The dialog of calls that need a proof of who uses the sign-in. */
export function StepUp() {
  const request = useProofRequest();
  if (!request) return null;
  return (
    <Suspense>
      <StepUpDialog proofs={request.proofs} onFinish={request.finish} />
    </Suspense>
  );
}
