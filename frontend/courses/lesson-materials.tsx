import { type ReactNode, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { readCaptions, transcriptOf } from "backend/domain/captions.ts";
import { Video } from "ui-kit/booking/video.tsx";
import { AudioPlayer } from "ui-kit/controls/audio-player.tsx";
import { Button } from "ui-kit/controls/button.tsx";
import { Link } from "ui-kit/controls/link.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Disclosure } from "ui-kit/layout/disclosure.tsx";
import { Prose } from "ui-kit/layout/prose.tsx";
import { Section } from "ui-kit/layout/section.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { type FileLink, FileLinks } from "ui-kit/navigation/file-links.tsx";
import type { components } from "../api/schema.d.ts";
import { languageNames, languages } from "../i18n/i18n.ts";
import type { Language } from "../i18n/language.ts";
import { useFormat } from "../i18n/use-format.ts";
import { clockText, textIn, useForeign } from "./course-words.ts";
import type { LessonMaterial } from "./queries.ts";

type Of<Kind extends LessonMaterial["kind"]> = Extract<LessonMaterial, { kind: Kind }>;
type LessonFile = components["schemas"]["CourseFile"];

type LessonHandlers = {
  /** Called while a recording plays. */
  onPlace?: ((materialId: string, seconds: number) => void) | undefined;
  /** Loads the lesson again, with new addresses of its files. */
  onReload: () => void;
  exercise: (material: Of<"exercise">) => ReactNode;
};

function paragraphs(text: string): ReactNode {
  return text.split(/\n+/).filter(Boolean).map((paragraph, at) => <p key={at}>{paragraph}</p>);
}

function MissingFile({ broken, onReload }: { broken: boolean; onReload: () => void }) {
  const { t } = useTranslation();
  return (
    <Note
      tone="warning"
      urgent={broken}
      actions={broken && <Button small onClick={onReload}>{t("courses.lesson.reload")}</Button>}
    >
      {t(broken ? "courses.lesson.broken" : "courses.lesson.gone")}
    </Note>
  );
}

function Film({ material, language, onPlace, onReload }: {
  material: Of<"video">;
  language: Language;
} & Pick<LessonHandlers, "onPlace" | "onReload">) {
  const { t } = useTranslation();
  const format = useFormat();
  const [isBroken, setBroken] = useState(false);
  const { id, title, captions, file, position } = material;
  const written = languages.filter((each) => captions[each] !== "");
  const tracks = useMemo(
    () =>
      written.map((each) => {
        const cues = readCaptions(captions[each]);
        return {
          ...{ language: each, label: languageNames[each] },
          cues: Array.isArray(cues) ? cues : [],
        };
      }),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- The texts of a material stay the same.
    [id],
  );
  const said = written.includes(language) ? language : written[0];
  if (!file) return <MissingFile broken={false} onReload={onReload} />;
  return (
    <Stack gap="stack">
      {isBroken && <MissingFile broken onReload={onReload} />}
      <Video
        src={position > 0 ? `${file.url}#t=${position}` : file.url}
        poster={file.posterUrl ?? undefined}
        caption={textIn(title, language)}
        captions={tracks}
        shown={said}
        onError={() => setBroken(true)}
        onPause={({ currentTarget }) => onPlace?.(id, Math.floor(currentTarget.currentTime))}
      />
      <Text size="small" tone="soft">
        {t("courses.lesson.captions", {
          languages: format.list(written.map((each) => languageNames[each])),
        })}
      </Text>
      {said && (
        <Disclosure title={t("courses.lesson.readAsText")}>
          <Prose lang={said}>{paragraphs(transcriptOf(captions[said]))}</Prose>
        </Disclosure>
      )}
    </Stack>
  );
}

function Sound({ material, language, onPlace, onReload }: {
  material: Of<"audio">;
  language: Language;
} & Pick<LessonHandlers, "onPlace" | "onReload">) {
  const { t } = useTranslation();
  const [isBroken, setBroken] = useState(false);
  const { id, title, note, file, position } = material;
  if (!file) return <MissingFile broken={false} onReload={onReload} />;
  return (
    <Stack gap="stack">
      {isBroken && <MissingFile broken onReload={onReload} />}
      <AudioPlayer
        src={file.url}
        label={textIn(title, language)}
        playLabel={t("courses.lesson.play")}
        pauseLabel={t("courses.lesson.pause")}
        placeLabel={t("courses.lesson.place")}
        start={position}
        format={clockText}
        onPlace={(seconds) => onPlace?.(id, seconds)}
        onError={() => setBroken(true)}
      >
        <span>{note[language]}</span>
        <Link href={file.url} download={file.fileName}>{t("courses.lesson.download")}</Link>
      </AudioPlayer>
    </Stack>
  );
}

function useSize() {
  const format = useFormat();
  return ({ fileName, bytes }: LessonFile) => {
    const kind = fileName.slice(fileName.lastIndexOf(".") + 1).toUpperCase();
    const size = bytes < 1_000_000
      ? `${format.number(Math.ceil(bytes / 1000))}\u00a0kB`
      : `${format.number(bytes / 1_000_000)}\u00a0MB`;
    return `${kind}, ${size}`;
  };
}

/** Files and links stand together at the end of a lesson. */
function useLinks(materials: LessonMaterial[], language: Language): FileLink[] {
  const sizeOf = useSize();
  return materials.flatMap((material): FileLink[] => {
    const { id } = material;
    if (material.kind === "link") {
      const { url } = material;
      const isOwn = url.startsWith("/");
      const note = isOwn ? undefined : URL.parse(url)?.hostname;
      const title = textIn(material.title, language);
      return [{ id, icon: isOwn ? "sprout" : "link", title, note, href: url, newTab: !isOwn }];
    }
    if (material.kind !== "file" || !material.file) return [];
    const { file, title } = material;
    return [{
      ...{ id, icon: "file-text", title: textIn(title, language), note: sizeOf(file) },
      ...{ href: file.url, download: file.fileName },
    }];
  });
}

/** What a lesson says, in its order; files and links come last. */
export function LessonMaterials({ materials, language, onPlace, onReload, exercise }:
  & { materials: LessonMaterial[]; language: Language }
  & LessonHandlers) {
  const { t } = useTranslation();
  const links = useLinks(materials, language);
  const lang = useForeign(language);
  return (
    <Stack gap="part">
      {materials.map((material) => {
        switch (material.kind) {
          case "text":
            return (
              <Prose key={material.id} lang={lang}>
                {paragraphs(textIn(material.body, language))}
              </Prose>
            );
          case "video":
            return (
              <Section key={material.id} heading={textIn(material.title, language)} divided={false}>
                <Film {...{ material, language, onPlace, onReload }} />
              </Section>
            );
          case "audio":
            return (
              <Section key={material.id} heading={textIn(material.title, language)} divided={false}>
                <Sound {...{ material, language, onPlace, onReload }} />
              </Section>
            );
          case "exercise":
            return <div key={material.id}>{exercise(material)}</div>;
          default:
            return null;
        }
      })}
      {links.length > 0 && (
        <Section heading={t("courses.lesson.takeAlong")} divided={false}>
          <FileLinks links={links} lang={lang} />
        </Section>
      )}
    </Stack>
  );
}
