import { useTranslation } from "react-i18next";
import { mainLanguage, profileLimits } from "backend/domain/profile.ts";
import { MediaTile } from "ui-kit/booking/media-tile.tsx";
import { Button } from "ui-kit/controls/button.tsx";
import { Checkbox } from "ui-kit/controls/checkbox.tsx";
import { FileDrop } from "ui-kit/controls/file-drop.tsx";
import { OrderList } from "ui-kit/controls/order-list.tsx";
import { TextField } from "ui-kit/controls/text-field.tsx";
import { StateText } from "ui-kit/feedback/state-text.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { languageTabId, LanguageTabs } from "ui-kit/navigation/language-tabs.tsx";
import { languageNames, languages } from "../../i18n/i18n.ts";
import { isLanguage } from "../../i18n/language.ts";
import { pictureSource } from "../../picture-source.ts";
import { useUploads } from "../../uploads/use-uploads.ts";
import { useEditor } from "./editor-context.ts";
import { fileOf, OnePicture, pictureTypes } from "./one-picture.tsx";
import { fieldId } from "./paths.ts";
import type { Media } from "./profile-types.ts";
import { RemovedParts } from "./removed-parts.tsx";
import { SentFiles } from "./sent-files.tsx";

const galleryTypes = `${pictureTypes},video/mp4,video/webm,video/quicktime`;

function useMediaName() {
  const { t } = useTranslation();
  const { content, language } = useEditor();
  const main = mainLanguage(content);
  return ({ caption, kind }: Media, position: number) =>
    caption[language] || caption[main] || t(`profile.pictures.unnamed.${kind}`, { position });
}

function Tile({ media, position }: { media: Media; position: number }) {
  const { t } = useTranslation();
  const { change, remove, language } = useEditor();
  const { id, kind, file, caption } = media;
  const shown = kind === "video" ? file.posterUrl : file.url;
  const edit = (next: (all: Media[]) => Media[]) =>
    change((content) => ({ ...content, media: next(content.media) }));
  const name = useMediaName()(media, position);
  const path = `media.${id}.caption.${language}`;
  return (
    <MediaTile
      picture={shown ? pictureSource(shown, file.blur) : undefined}
      alt={name}
      video={kind === "video"}
    >
      <TextField
        id={fieldId(path)}
        name={path}
        label={t("profile.pictures.caption", { position })}
        labelHidden
        placeholder={t("profile.pictures.describe")}
        lang={language}
        maxLength={profileLimits.caption}
        value={caption[language]}
        onChange={({ currentTarget: { value } }) =>
          edit((all) =>
            all.map((each) =>
              each.id === id ? { ...each, caption: { ...caption, [language]: value } } : each
            )
          )}
      />
      {caption[language].trim() === "" && (
        <StateText state="warning">{t("profile.pictures.noCaption")}</StateText>
      )}
      <Row>
        <Button
          variant="quiet"
          small
          icon="trash-2"
          aria-label={t("profile.remove", { name })}
          onClick={() =>
            remove(
              {
                ...{ id, list: "media", name, path },
                putBack: (content) => ({
                  ...content,
                  media: content.media.toSpliced(position - 1, 0, media),
                }),
              },
              (content) => ({ ...content, media: content.media.filter((each) => each.id !== id) }),
            )}
        >
          {t("profile.pictures.remove")}
        </Button>
      </Row>
    </MediaTile>
  );
}

function Gallery() {
  const { t } = useTranslation();
  const mediaName = useMediaName();
  const { content, change } = useEditor();
  const { media } = content;
  const uploads = useUploads({
    purposeOf: (file) => file.type.startsWith("video/") ? "video" : "photo",
    onUploaded: (upload) =>
      change((content) => ({
        ...content,
        media: [...content.media, {
          id: crypto.randomUUID(),
          kind: upload.purpose === "video" ? "video" : "photo",
          file: fileOf(upload),
          caption: { et: "", en: "", ru: "" },
        }],
      })),
  });
  return (
    <>
      <OrderList
        id={fieldId("media")}
        layout="tiles"
        items={media.map((each, at) => ({
          id: each.id,
          name: mediaName(each, at + 1),
          content: <Tile media={each} position={at + 1} />,
        }))}
        onOrder={(ids) =>
          change((content) => ({
            ...content,
            media: ids.flatMap((id) => content.media.filter((each) => each.id === id)),
          }))}
        handleLabel={(name) => t("profile.order.handle", { name })}
        movedText={(name, position, count) =>
          t("profile.order.moved", { name, position, all: count })}
      />
      <RemovedParts list="media" />
      <SentFiles uploads={uploads} accept={galleryTypes} />
      {media.length < profileLimits.media && (
        <FileDrop
          label={t("profile.pictures.add")}
          description={t("profile.pictures.limitsWithVideo")}
          prompt={t("profile.pictures.drop")}
          touchPrompt={t("profile.upload.chooseFiles")}
          accept={galleryTypes}
          multiple
          onFiles={uploads.add}
          onRemove={uploads.cancel}
          removeLabel={(name) => t("profile.pictures.cancelUpload", { name })}
        />
      )}
    </>
  );
}

export function Pictures() {
  const { t } = useTranslation();
  const { content, update, language, setLanguage } = useEditor();
  const { picture, pictureFollowsAccount, media } = content;
  const panelId = "pictures-captions";
  return (
    <>
      <OnePicture
        path="picture"
        label={t("profile.fields.picture")}
        purpose="portrait"
        tag={t("profile.pictures.main")}
        file={picture}
        disabled={pictureFollowsAccount && picture !== null}
        put={(content, picture) => ({
          ...content,
          picture,
          pictureFollowsAccount: content.pictureFollowsAccount && picture === null,
        })}
      />
      <Stack gap="tight">
        <Checkbox
          name="pictureFollowsAccount"
          label={t("profile.identity.followPicture")}
          checked={pictureFollowsAccount}
          onCheckedChange={(follows) => update({ pictureFollowsAccount: follows })}
        />
        <Text size="small" tone="soft">
          {t(
            pictureFollowsAccount
              ? "profile.identity.pictureFollows"
              : "profile.identity.pictureDiffers",
          )}
        </Text>
      </Stack>
      {media.length > 0 && (
        <LanguageTabs
          label={t("profile.pictures.captionLanguage")}
          panelId={panelId}
          selected={language}
          onSelect={(id) => {
            if (isLanguage(id)) setLanguage(id);
          }}
          tabs={languages.map((id) => {
            const count = media.filter(({ caption }) => caption[id].trim() === "").length;
            return {
              id,
              label: languageNames[id],
              state: count > 0 ? "warning" as const : "done" as const,
              stateText: count > 0
                ? t("profile.pictures.captionsMissing", { count })
                : t("profile.texts.state.ready"),
            };
          })}
        />
      )}
      <div
        id={panelId}
        {...media.length > 0
          ? { role: "tabpanel", "aria-labelledby": languageTabId(panelId, language) }
          : {}}
      >
        <Stack gap="group">
          <Gallery />
        </Stack>
      </div>
    </>
  );
}
