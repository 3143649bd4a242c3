import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Icon } from "ui-kit/controls/icon.tsx";
import { Link } from "ui-kit/controls/link.tsx";
import { Switch } from "ui-kit/controls/switch.tsx";
import { CompletenessRing } from "ui-kit/feedback/completeness-ring.tsx";
import { EditorHeader } from "ui-kit/layout/editor-header.tsx";
import { ShowAt } from "ui-kit/layout/show-at.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { ApprovalNote } from "./approval.tsx";
import { useEditor } from "./editor-context.ts";
import { useNames } from "./names.ts";
import { fieldId, sections } from "./paths.ts";
import { countOpen, useSectionStates } from "./section-states.ts";
import { SaveStatus } from "./status.tsx";
import { useMissingLanguages } from "./missing-languages.ts";
import { useLacksCallLink } from "./use-call-links.ts";
import { searchHintOf, titleOf } from "./visibility.ts";

function useTitle(open: number): string {
  const { t } = useTranslation();
  return t(`profile.title.${titleOf(useVisibility(open))}`, { count: open });
}

function useVisibility(open: number): Parameters<typeof titleOf>[0] {
  const { content, snapshot: { draft: { approval, published } } } = useEditor();
  return { approval, published: published.showInSearch, edited: content.showInSearch, open };
}

function useMissingText() {
  const { t } = useTranslation();
  const { content } = useEditor();
  const { practiceName, placeName, textName } = useNames();
  return (path: string): string => {
    const [list, id, field = ""] = path.split(".");
    if (path === "email" && content.email !== "") return t("profile.missing.emailRefused");
    if (list === "texts") return t("profile.missing.text", { text: textName(field) });
    const practice = content.practices.find((each) => list === "practices" && each.id === id);
    if (practice) {
      const name = practiceName(practice);
      return t(`profile.missing.practice.${field as "type"}`, { name });
    }
    const place = content.places.find((each) => list === "places" && each.id === id);
    if (place) {
      return t(`profile.missing.place.${field as "pin"}`, { name: placeName(place) });
    }
    return t(`profile.missing.${list as "name"}`);
  };
}

function MissingLinks() {
  const { t } = useTranslation();
  const { content, missing, goTo } = useEditor();
  const { fieldName } = useNames();
  const textOf = useMissingText();
  const languages = useMissingLanguages();
  const lacksCallLink = useLacksCallLink();
  if (missing.length === 0 && languages.length === 0 && !lacksCallLink) return null;
  const byPart = [...Map.groupBy(missing, ({ code }) => code)]
    .toSorted(([one], [other]) => sections.indexOf(one) - sections.indexOf(other));
  const link = (path: string, text: string) => (
    <Link
      href={`#${fieldId(path)}`}
      onClick={(event) => {
        event.preventDefault();
        goTo(path);
      }}
    >
      <Icon name="arrow-right" size="small" />
      {text}
    </Link>
  );
  return (
    <>
      {byPart.length > 0 && (
        <ul>
          {byPart.map(([part, [first, ...more]]) =>
            first && (
              <li key={part}>
                {link(first.path, textOf(first.path))}
                {more.length > 0 && (
                  <Text as="span" size="caption">
                    {t("profile.missing.more", { count: more.length })}
                  </Text>
                )}
              </li>
            )
          )}
        </ul>
      )}
      {(languages.length > 0 || lacksCallLink) && (
        <>
          <Text size="small" tone="soft">{t("profile.missing.recommended")}</Text>
          <ul>
            {languages.map(({ language, path, isWhole }) => {
              const text = isWhole
                ? t(`profile.missing.language.${language}`)
                : t("profile.missing.text", { text: fieldName(path, content) });
              return (
                <li key={language}>
                  {link(path, text)}
                  <Text as="span" size="caption">{t(`profile.missing.orUntick.${language}`)}</Text>
                </li>
              );
            })}
            {lacksCallLink && (
              <li>
                <Link href="/sessions/availability#call-links">
                  <Icon name="arrow-right" size="small" />
                  {t("profile.callLink.set")}
                </Link>
                <Text as="span" size="caption">{t("profile.callLink.why")}</Text>
              </li>
            )}
          </ul>
        </>
      )}
    </>
  );
}

function SearchSwitch({ open }: { open: number }) {
  const { t } = useTranslation();
  const { content, missing, update } = useEditor();
  const isLocked = missing.length > 0 && !content.showInSearch;
  const hint = searchHintOf(useVisibility(open), isLocked);
  return (
    <Switch
      label={t("profile.search.label")}
      hint={t(`profile.search.${hint}`, { count: open })}
      locked={isLocked}
      checked={content.showInSearch}
      onCheckedChange={(showInSearch) => update({ showInSearch })}
    />
  );
}

export function Head({ onVersions, onPreview }: { onVersions: () => void; onPreview: () => void }) {
  const { t } = useTranslation();
  const states = useSectionStates();
  const open = countOpen(states);
  const title = useTitle(open);
  return (
    <>
      <EditorHeader
        title={title}
        ring={
          <CompletenessRing
            label={t("profile.ring", { ready: states.length - open, all: states.length })}
            parts={states.map(({ state }) => state)}
          />
        }
        goal={<SearchSwitch open={open} />}
        status={<SaveStatus />}
        actions={
          <>
            <Button variant="quiet" small icon="history" onClick={onVersions}>
              {t("profile.versions.title")}
            </Button>
            <ShowAt from="tablet">
              <Button small icon="eye" onClick={onPreview}>{t("profile.preview.asClient")}</Button>
            </ShowAt>
          </>
        }
      >
        <MissingLinks />
      </EditorHeader>
      <ApprovalNote />
    </>
  );
}
