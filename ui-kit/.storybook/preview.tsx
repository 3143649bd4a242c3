import type { Preview } from "@storybook/react-vite";
import { useEffect } from "react";
import { KitProvider } from "../layout/kit-provider.tsx";
import "../styles.css";
import { themes } from "../foundations/token-values.ts";
import { withControls } from "./arg-types.ts";
import { DocsPage } from "./docs-page.tsx";
import { lengthenWithin } from "./longer-words.ts";
import { applyMediaSetting, mediaSettings } from "./media-settings.ts";
import "./preview.css";

type Item = { value: string; title: string };

/** All of them are kept in the address, so that a link shows what its sender sees. */
function choice(title: string, items: Item[]) {
  return { description: title, toolbar: { title, items, dynamicTitle: true } };
}

const named = (title: string, values: string[]): Item[] =>
  values.map((value) => ({ value, title: `${title}: ${value}` }));

const locales = { en: "en-GB", et: "et", ru: "ru", pseudo: "en-GB" };

const languages: Item[] = [
  { value: "en", title: "English" },
  { value: "et", title: "Eesti" },
  { value: "ru", title: "Русский" },
  { value: "pseudo", title: "Pseudo, longer" },
];

function screen(
  name: string,
  width: number,
  height: number,
  type: "mobile" | "tablet" | "desktop",
) {
  return { name, type, styles: { width: `${width}px`, height: `${height}px` } };
}

const preview: Preview = {
  tags: ["autodocs"],
  argTypesEnhancers: [withControls as never],
  globalTypes: {
    mode: choice("Mode", named("Mode", ["light", "dark"])),
    color: choice(
      "Colour",
      Object.entries(themes).map(([value, title]) => ({ value, title: `Colour: ${title}` })),
    ),
    skin: choice("Skin", named("Skin", ["default", "bordered", "semi-dark"])),
    direction: choice("Direction", named("Direction", ["ltr", "rtl"])),
    language: choice("Language", languages),
    textSize: choice(
      "Text size",
      ["100", "150", "200"].map((value) => ({ value, title: `Text: ${value} %` })),
    ),
    setting: choice("Reader's settings", named("Settings", mediaSettings)),
  },
  initialGlobals: {
    mode: "light",
    color: "primary",
    skin: "default",
    direction: "ltr",
    language: "en",
    textSize: "100",
    setting: mediaSettings[0],
  },
  parameters: {
    layout: "padded",
    docs: { page: DocsPage },
    viewport: {
      options: {
        narrow: screen("320, narrow phone", 320, 640, "mobile"),
        phone: screen("390, phone", 390, 800, "mobile"),
        tablet: screen("768, tablet", 768, 1000, "tablet"),
        desktop: screen("1280, desktop", 1280, 800, "desktop"),
        wide: screen("1920, wide", 1920, 1080, "desktop"),
      },
    },
    options: {
      storySort: { order: ["Introduction", "Foundations", "Compositions", "Layout", "Controls"] },
    },
  },
  decorators: [
    // Controls are shown at the width they have in a form.
    (Story, { title }) =>
      title.startsWith("Controls/")
        ? (
          <div style={{ maxInlineSize: 480 }}>
            <Story />
          </div>
        )
        : <Story />,
    (Story, { globals }) => {
      const language = globals.language as keyof typeof locales;
      useEffect(() => {
        const page = document.documentElement;
        page.dataset.mode = globals.mode;
        page.dataset.themeColor = globals.color;
        page.dataset.skin = globals.skin;
        page.dir = globals.direction;
        page.lang = locales[language];
        page.style.fontSize = `${globals.textSize}%`;
        applyMediaSetting(globals.setting);
        return language === "pseudo" ? lengthenWithin(document.body) : undefined;
      }, [globals]);
      return (
        <KitProvider
          locale={globals.direction === "rtl" ? "ar" : locales[language]}
          navigate={() => {}}
        >
          <Story />
        </KitProvider>
      );
    },
  ],
};

export default preview;
