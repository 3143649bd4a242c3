import { mapLink } from "backend/domain/map-link.ts";
import { useTranslation } from "react-i18next";
import { Gallery } from "ui-kit/booking/gallery.tsx";
import { StaticMap } from "ui-kit/booking/static-map.tsx";
import { Video } from "ui-kit/booking/video.tsx";
import { Link } from "ui-kit/controls/link.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Section } from "ui-kit/layout/section.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { useDomainValues } from "../api/domain-values.ts";
import { newTab } from "../addresses.ts";
import type { TherapistPage } from "../api/therapists.ts";
import { pictureSource } from "../picture-source.ts";
import { accessText } from "./access-text.ts";

type Location = TherapistPage["locations"][number];

export function Pictures({ media }: Pick<TherapistPage, "media">) {
  const { t } = useTranslation();
  const photos = media.filter(({ kind }) => kind === "photo");
  if (photos.length === 0) return null;
  return (
    <Section heading={t("therapist.view.pictures")}>
      <Gallery
        pictures={photos.map(({ url, blur, caption }) => ({
          src: pictureSource(url, blur) ?? url,
          alt: caption,
        }))}
      />
    </Section>
  );
}

export function Videos({ media }: Pick<TherapistPage, "media">) {
  const { t } = useTranslation();
  const videos = media.filter(({ kind }) => kind === "video");
  if (videos.length === 0) return null;
  return (
    <Section heading={t("therapist.view.video")}>
      {videos.map(({ url, posterUrl, caption }) => (
        <Video
          key={url}
          src={url}
          poster={posterUrl ?? undefined}
          caption={caption || t("therapist.view.video")}
        />
      ))}
    </Section>
  );
}

function Place({ location }: { location: Location }) {
  const { t } = useTranslation();
  const { addressText } = useDomainValues();
  const place = addressText(location.address, location.city);
  const access = accessText(location.access, t);
  return (
    <Stack gap="inline">
      <StaticMap
        latitude={location.lat}
        longitude={location.lon}
        label={t("therapist.view.map", { place })}
        place={location.address}
      />
      <Row justify="between">
        <Text size="small">
          <b>{place}</b>
          {location.label && (
            <>
              {" "}
              <Text as="span" size="small" tone="soft">· {location.label}</Text>
            </>
          )}
        </Text>
        <Text size="small">
          <Link href={mapLink(place, location)} {...newTab}>{t("therapist.view.openMap")}</Link>
        </Text>
      </Row>
      {access && <Text size="small" tone="soft">{access}</Text>}
      {location.pictureUrl && (
        <Gallery
          pictures={[{
            src: pictureSource(location.pictureUrl, location.pictureBlur) ?? location.pictureUrl,
            alt: place,
          }]}
        />
      )}
    </Stack>
  );
}

export function Places({ locations }: Pick<TherapistPage, "locations">) {
  const { t } = useTranslation();
  if (locations.length === 0) return null;
  return (
    <Section heading={t("therapist.view.locations", { count: locations.length })}>
      {locations.map((location) => (
        <Place key={`${location.lat} ${location.lon}`} location={location} />
      ))}
    </Section>
  );
}
