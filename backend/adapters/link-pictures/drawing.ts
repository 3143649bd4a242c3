import type { LinkPicture, LinkPicturePerson } from "../../domain/link-picture.ts";
import { linkPictureSize } from "../../domain/link-picture.ts";
import type { Language } from "../../domain/text.ts";
import { colors, defaultPortraitUrl, ringsUrl, starUrl } from "./shapes.ts";

/** An element as the library reads it. */
export type Drawing = {
  type: "div" | "img";
  props: { style: Style; src?: string; children?: Drawing[] | string };
};

type Style = Record<string, string | number>;

const claims: Record<Language, string> = {
  et: "Leia praktik ja vaba aeg",
  en: "Find a practitioner and a free time",
  ru: "Найдите специалиста и свободное время",
};

const fontNames = {
  heading: "literata-latin, literata-latin-ext, literata-cyrillic",
  text: "commissioner-latin, commissioner-latin-ext, commissioner-cyrillic",
};

/** The part of the width that the portrait takes. */
const portraitSize = { width: 400, height: 480 };

/** Parts without a position would be drawn behind the rings. */
const inFront: Style = {
  position: "absolute",
  left: 0,
  top: 0,
  ...linkPictureSize,
  boxSizing: "border-box",
};

function box(style: Style, ...children: (Drawing | null)[]): Drawing {
  const shown = children.filter((child) => child !== null);
  return { type: "div", props: { style: { display: "flex", ...style }, children: shown } };
}

function words(text: string, style: Style): Drawing {
  return { type: "div", props: { style: { display: "block", ...style }, children: text } };
}

function picture(src: string, width: number, height: number, style: Style = {}): Drawing {
  return { type: "img", props: { src, style: { width, height, ...style } } };
}

/** The drawing of a picture. `portraitUrl` is a `data:` URL. */
export function drawingOf({ language, brand, person }: LinkPicture, portraitUrl: string | null) {
  return box(
    {
      ...linkPictureSize,
      position: "relative",
      backgroundColor: colors.canvas,
      color: colors.text,
      fontFamily: fontNames.text,
    },
    picture(ringsUrl(colors.line, 1.2), 900, 900, {
      position: "absolute",
      left: person ? -330 : 560,
      top: person ? 180 : -150,
    }),
    person
      ? personDrawing(person, brand, portraitUrl ?? defaultPortraitUrl)
      : generalDrawing(claims[language], brand),
  );
}

function mark(brand: string, size: number): Drawing {
  return box(
    { alignItems: "center" },
    picture(ringsUrl(colors.theme, 13), size, size, { marginRight: size / 4 }),
    words(brand, {
      fontFamily: fontNames.heading,
      fontSize: size * 0.8,
      letterSpacing: "-0.015em",
    }),
  );
}

function generalDrawing(claim: string, brand: string): Drawing {
  return box(
    {
      ...inFront,
      padding: 90,
      flexDirection: "column",
      justifyContent: "space-between",
    },
    mark(brand, 84),
    words(claim, { width: 860, fontFamily: fontNames.heading, fontSize: 84, lineHeight: 1.15 }),
  );
}

function personDrawing(person: LinkPicturePerson, brand: string, portraitUrl: string): Drawing {
  const { name, practices, place, languages, rating } = person;
  const nameSize = name.length > 34 ? 52 : name.length > 22 ? 62 : 74;
  return box(
    { ...inFront, padding: 75, justifyContent: "space-between" },
    box(
      {
        flexDirection: "column",
        justifyContent: "space-between",
        width: 600,
        height: portraitSize.height,
      },
      mark(brand, 52),
      box(
        { flexDirection: "column" },
        words(name, {
          fontFamily: fontNames.heading,
          fontSize: nameSize,
          lineHeight: 1.12,
          letterSpacing: "-0.01em",
          marginBottom: 22,
          lineClamp: 2,
          overflowWrap: "anywhere",
        }),
        ...practices.map(({ name, group }) =>
          box(
            { alignItems: "center", marginBottom: 8, width: "100%" },
            box({
              width: 16,
              height: 16,
              borderRadius: 8,
              marginRight: 16,
              backgroundColor: colors[group],
              flexShrink: 0,
            }),
            words(name, { width: 560, fontSize: 31, lineHeight: 1.25, lineClamp: 1 }),
          )
        ),
      ),
      box(
        { alignItems: "center", fontSize: 29, color: colors.soft },
        rating && picture(starUrl, 30, 30, { marginRight: 10 }) || null,
        rating ? words(rating, { marginRight: 26, color: colors.text, flexShrink: 0 }) : null,
        words(`${place} · ${languages}`, {
          lineClamp: 1,
          flexShrink: 1,
          maxWidth: rating ? 430 : 600,
        }),
      ),
    ),
    picture(portraitUrl, portraitSize.width, portraitSize.height, {
      borderRadius: 28,
      objectFit: "cover",
    }),
  );
}
