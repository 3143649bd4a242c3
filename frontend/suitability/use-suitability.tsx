import { createContext, type ReactNode, Suspense, use, useState } from "react";
import { lazyPart } from "ui-kit/layout/lazy-part.tsx";
import { useSessionUser } from "../api/use-sign-in-session.ts";
import { needTranslations } from "../i18n/i18n.ts";
import { useIdle } from "../when-idle.tsx";
import type { Suitability } from "./suitability.ts";
import { hasTabTest } from "./tab-test-key.ts";

const SuitabilityContext = createContext<Suitability | null>(null);

/** Null without a result, and until it is loaded. */
export function useSuitability(): Suitability | null {
  return use(SuitabilityContext);
}

const LoadedSuitability = lazyPart(async () => {
  const [module] = await Promise.all([
    import("./loaded-suitability.tsx"),
    needTranslations(["suitability"]),
  ]);
  return module.LoadedSuitability;
});

/** Loads the result after the page is there, for a user or a test of this tab. */
export function WithSuitability({ children }: { children: ReactNode }) {
  const isIdle = useIdle();
  const user = useSessionUser();
  const [suitability, setSuitability] = useState<Suitability | null>(null);
  return (
    <SuitabilityContext value={suitability}>
      {children}
      {isIdle && (user !== null || hasTabTest()) && (
        <Suspense>
          <LoadedSuitability user={user} onLoad={setSuitability} quiet />
        </Suspense>
      )}
    </SuitabilityContext>
  );
}

/** What the viewer's test says about a practice; nothing without a result. `brief`: without the reasons. */
export function PracticeVerdict({ code, brief }: { code: string; brief?: boolean }) {
  return useSuitability()?.noteOf(code, brief);
}
