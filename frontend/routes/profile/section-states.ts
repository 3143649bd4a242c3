import { useTranslation } from "react-i18next";
import type { ProfilePart } from "backend/domain/profile.ts";
import type { IconName } from "ui-kit/controls/icon.tsx";
import type { State } from "ui-kit/feedback/state-text.tsx";
import { useCertificatesState } from "../../certificates/use-certificates-state.ts";
import { useEditor } from "./editor-context.ts";
import { sectionOf, sections } from "./paths.ts";
import { useMissingLanguages } from "./missing-languages.ts";
import { useLacksCallLink } from "./use-call-links.ts";

type SectionState = { section: ProfilePart; state: State; icon?: IconName; text: string };

/** How many parts of the profile keep it from being published. */
export function countOpen(states: SectionState[]): number {
  return states.filter(({ state }) => state === "error").length;
}

/** The state of each section: what is wrong before what is missing, then what is recommended. */
export function useSectionStates(): SectionState[] {
  const { t } = useTranslation();
  const { therapistId, content, missing, problems, conflicts } = useEditor();
  const certificates = useCertificatesState(therapistId);
  const missingLanguages = useMissingLanguages();
  const lacksCallLink = useLacksCallLink();

  function stateOf(section: ProfilePart): Omit<SectionState, "section"> {
    const isHere = ({ path }: { path: string }) => sectionOf(path) === section;
    const wrong = problems.filter(isHere).length;
    if (wrong > 0) return { state: "error", text: t("profile.count.wrong", { count: wrong }) };
    const decisions = conflicts.filter(isHere).length;
    if (decisions > 0) {
      return {
        state: "warning",
        icon: "git-compare-arrows",
        text: t("profile.count.conflicts", { count: decisions }),
      };
    }
    const lacking = missing.filter(({ code }) => code === section).length;
    if (lacking > 0) {
      return { state: "error", text: t("profile.count.missing", { count: lacking }) };
    }
    const languages = missingLanguages.filter(({ path }) => sectionOf(path) === section);
    const [first, ...more] = languages;
    if (first) {
      const text = first.isWhole && more.length === 0
        ? t(`profile.missing.language.${first.language}`)
        : t("profile.count.languages", { count: languages.length });
      return { state: "warning", icon: "languages", text };
    }
    if (section === "practices" && lacksCallLink) {
      return { state: "warning", icon: "video", text: t("profile.callLink.state") };
    }
    const captions = content.media.filter(({ caption }) => caption.et.trim() === "").length;
    if (section === "pictures" && captions > 0) {
      return { state: "warning", text: t("profile.pictures.captionsMissing", { count: captions }) };
    }
    if (section === "places" && content.places.length === 0) {
      return { state: "done", text: t("profile.places.notNeeded") };
    }
    return section === "certificates" && certificates
      ? certificates
      : { state: "done", text: t("profile.ready") };
  }

  return sections.map((section) => ({ section, ...stateOf(section) }));
}
