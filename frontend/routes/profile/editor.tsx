import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ProfilePart } from "backend/domain/profile.ts";
import { StateText } from "ui-kit/feedback/state-text.tsx";
import { EditorLayout } from "ui-kit/layout/editor-layout.tsx";
import { EditorSection } from "ui-kit/layout/editor-section.tsx";
import { SectionLinks } from "ui-kit/navigation/section-links.tsx";
import { OwnCertificates } from "../../certificates/own-certificates.tsx";
import { useLateAnchor } from "../../shell/use-late-anchor.ts";
import { Cancellation } from "./cancellation.tsx";
import { Conflicts } from "./conflicts.tsx";
import type { Loaded } from "./draft-store.ts";
import { EditorContext, useEditor } from "./editor-context.ts";
import { Head } from "./head.tsx";
import { Identity } from "./identity.tsx";
import { sectionOfId, sections } from "./paths.ts";
import { Pictures } from "./pictures.tsx";
import { Places } from "./places.tsx";
import { Practices } from "./practices.tsx";
import { Preview, PreviewDialog } from "./preview.tsx";
import { PublishBar } from "./publish-bar.tsx";
import { useSectionStates } from "./section-states.ts";
import { Introduction, Languages } from "./texts.tsx";
import { useEditorState } from "./use-editor-state.ts";
import { VersionsDialog } from "./versions-dialog.tsx";

const fieldsOf: Record<ProfilePart, () => ReactNode> = {
  introduction: Introduction,
  practices: Practices,
  certificates: Certificates,
  places: Places,
  pictures: Pictures,
  languages: Languages,
  cancellation: Cancellation,
  name: Identity,
};

function Certificates() {
  return <OwnCertificates therapistId={useEditor().therapistId} />;
}

/** The section at the top of the screen. */
function useCurrentSection(): ProfilePart {
  const [current, setCurrent] = useState<ProfilePart>("introduction");
  useEffect(() => {
    const shown = new Set<string>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) shown.add(target.id);
        else shown.delete(target.id);
      }
      const first = sections.find((section) => shown.has(section));
      if (first) setCurrent(first);
    }, { rootMargin: "-96px 0px -50% 0px" });
    for (const section of sections) {
      const element = document.getElementById(section);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, []);
  return current;
}

function Links() {
  const { t } = useTranslation();
  const states = useSectionStates();
  const current = useCurrentSection();
  return (
    <SectionLinks
      label={t("profile.sections")}
      links={states.map(({ section, state, icon, text }) => ({
        href: `#${section}`,
        label: t(`profile.section.${section}`),
        state,
        icon,
        ...(state === "done" ? { stateText: text } : { note: text }),
        current: section === current,
      }))}
    />
  );
}

function Sections({ open, onToggle }: {
  open: ReadonlySet<ProfilePart>;
  onToggle: (section: ProfilePart) => void;
}) {
  const { t } = useTranslation();
  const states = useSectionStates();
  return states.map(({ section, state, icon, text }) => {
    const Fields = fieldsOf[section];
    const heading = t(`profile.section.${section}`);
    return (
      <EditorSection
        key={section}
        id={section}
        heading={heading}
        state={<StateText state={state} icon={icon}>{text}</StateText>}
        foldLabel={t("profile.fold", { section: heading })}
        open={open.has(section)}
        onToggle={() => onToggle(section)}
      >
        <Conflicts section={section} />
        <Fields />
      </EditorSection>
    );
  });
}

export function Editor({ userId, therapistId, loaded }: {
  userId: string;
  therapistId: string;
  loaded: Loaded;
}) {
  const { editor, openSections, openSection, toggleSection, refuse } = useEditorState(
    userId,
    therapistId,
    loaded,
  );
  useLateAnchor((id) => {
    const section = sectionOfId(id);
    if (section) openSection(section);
  });
  const [dialog, setDialog] = useState<"versions" | "preview" | "page" | null>(null);
  const close = () => setDialog(null);
  return (
    <EditorContext value={editor}>
      <Head onVersions={() => setDialog("versions")} onPreview={() => setDialog("preview")} />
      <EditorLayout list={<Links />} preview={<Preview onPage={() => setDialog("page")} />}>
        <Sections open={openSections} onToggle={toggleSection} />
      </EditorLayout>
      <PublishBar onRefused={refuse} onPreview={() => setDialog("preview")} />
      <VersionsDialog open={dialog === "versions"} onClose={close} />
      <PreviewDialog open={dialog === "preview"} first="card" onClose={close} />
      <PreviewDialog open={dialog === "page"} first="page" onClose={close} />
    </EditorContext>
  );
}
