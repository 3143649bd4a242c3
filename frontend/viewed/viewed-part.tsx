import { lazyPart } from "ui-kit/layout/lazy-part.tsx";
import { needTranslations } from "../i18n/i18n.ts";
import { useViewed } from "./viewed.ts";

const ViewedTherapists = lazyPart(async () => {
  const [module] = await Promise.all([
    import("./viewed-therapists.tsx"),
    needTranslations(["viewed"]),
  ]);
  return module.ViewedTherapists;
});

/** The viewed practitioners without the one of the page. Its code loads when there are some. */
export function ViewedPart({ except }: { except?: string | undefined }) {
  const isShown = useViewed().people.some(({ slug }) => slug !== except);
  return isShown && <ViewedTherapists except={except} quiet />;
}
