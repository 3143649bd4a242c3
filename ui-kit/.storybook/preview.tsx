import type { Preview } from "@storybook/react-vite";
import { type ComponentProps, lazy, Suspense, useEffect, useLayoutEffect, useMemo } from "react";
import { KitProvider } from "../layout/kit-provider.tsx";
import "../styles.css";
import { themes } from "../foundations/theme-names.ts";
import { withControls, withSwitches } from "./arg-types.ts";
import { dictionary, longestTexts, type Texts } from "./dictionary.ts";
import { longer } from "./longer-words.ts";
import { applyMediaSetting, mediaSettings } from "./media-settings.ts";
import { type Translate, translateLists, translatePage } from "./story-texts.ts";
import "./preview.css";

/** Documentation has most of the code, and a story needs none of it. */
const DocsPage = lazy(async () => ({ default: (await import("./docs-page.tsx")).DocsPage }));
const ThemedDocs = lazy(async () => ({
  default: (await import("./docs-container.tsx")).ThemedDocs,
}));

type Item = { value: string; title: string };

/** All of them are kept in the address, so that a link shows what its sender sees. */
function choice(title: string, items: Item[]) {
  return { description: title, toolbar: { title, items, dynamicTitle: true } };
}

const named = (names: Record<string, string>): Item[] =>
  Object.entries(names).map(([value, title]) => ({ value, title }));

const textSizes = { usual: "", larger: "150%", double: "200%" };

const locales = { en: "en-GB", et: "et", ru: "ru", pseudo: "en-GB" };

async function dictionaryFrom(file: Promise<{ default: Texts }>, language: "et" | "ru") {
  const [texts, longest, unchanged] = await Promise.all([
    file,
    import("./texts/longest.json"),
    import("./texts/unchanged.json"),
  ]);
  const all = { ...texts.default, ...longestTexts(longest.default, language) };
  return dictionary(all, unchanged.default, language);
}

/** The texts of stories, fetched when a language is chosen. */
const languages: Record<string, () => Promise<Translate>> = {
  et: () => dictionaryFrom(import("./texts/et.json"), "et"),
  ru: () => dictionaryFrom(import("./texts/ru.json"), "ru"),
  pseudo: () => Promise.resolve(longer),
};
const fetched: Record<string, Promise<Translate>> = {};

/** Guides and foundations are documentation, which stays English. */
const isDocumentation = (title: string) => /^(Introduction|Foundations)/.test(title);

/** The pages of the product have their texts in every language. */
const hasOwnTexts = (title: string) => /^(Screens|Journeys)\b/.test(title);

/** A story that keeps its state itself begins again when a control changes it. */
function chosenState(args: Record<string, unknown>): string {
  const names = ["checked", "kept", "picked", "pressed", "selected", "value"];
  return names.map((name) => String(args[name])).join();
}

function screen(
  name: string,
  width: number,
  height: number,
  type: "mobile" | "tablet" | "desktop",
) {
  return { name, type, styles: { width: `${width}px`, height: `${height}px` } };
}

// Who reviews sees our fonts at the first visit, too. jsdom has none.
if ("fonts" in document) { for (const face of document.fonts) face.display = "swap"; }

const preview: Preview = {
  tags: ["autodocs"],
  argTypesEnhancers: [withControls as never],
  argsEnhancers: [withSwitches as never],
  globalTypes: {
    mode: choice("Mode", named({ light: "Light", dark: "Dark" })),
    color: choice("Theme colour", named(themes)),
    skin: choice(
      "Skin",
      named({ default: "Default skin", bordered: "Bordered", "semi-dark": "Semi-dark" }),
    ),
    direction: choice("Direction", named({ ltr: "To the right", rtl: "To the left" })),
    language: choice(
      "Language",
      named({
        en: "English",
        et: "Eesti",
        ru: "Русский",
        pseudo: "Pseudo, longer",
      }),
    ),
    textSize: choice("Text size", named({ usual: "100 %", larger: "150 %", double: "200 %" })),
    setting: choice("Settings of the reader's system", named(mediaSettings)),
  },
  initialGlobals: {
    mode: "light",
    color: "primary",
    skin: "default",
    direction: "ltr",
    language: "en",
    textSize: "usual",
    setting: "system",
    // The rules of axe are as large as the catalogue: they are loaded and run from their panel.
    a11y: { manual: true },
  },
  parameters: {
    layout: "padded",
    docs: {
      page: () => <DocsPage />,
      container: (props: ComponentProps<typeof ThemedDocs>) => (
        <Suspense>
          <ThemedDocs {...props} />
        </Suspense>
      ),
      toc: { headingSelector: "h2" },
    },
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
      storySort: {
        method: "alphabetical",
        order: ["Introduction", "Foundations", "Journeys", "Screens", "Layout", "Controls"],
      },
    },
  },
  loaders: [
    // Waits for the texts, so that no English is seen before them.
    async ({ globals: { language }, title }) => {
      const load = languages[language];
      if (!load || hasOwnTexts(title)) return {};
      if (language !== "pseudo" && isDocumentation(title)) return {};
      return { translate: await (fetched[language] ??= load()) };
    },
  ],
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
    (Story, { args, globals, viewMode, loaded }) => {
      // On a documentation page each story has its own direction.
      const isAlone = viewMode !== "docs";
      const language = globals.language as keyof typeof locales;
      useEffect(() => {
        const page = document.documentElement;
        page.dataset.mode = globals.mode;
        page.dataset.themeColor = globals.color;
        page.dataset.skin = globals.skin;
        page.dir = isAlone ? globals.direction : "ltr";
        page.lang = locales[language];
        page.style.fontSize = textSizes[globals.textSize as keyof typeof textSizes];
        applyMediaSetting(globals.setting);
      }, [globals, isAlone, language]);
      const translate: Translate | undefined = loaded?.translate;
      useLayoutEffect(() => translatePage(translate), [translate]);
      const shownArgs = useMemo(() => translate ? translateLists(args, translate) : args, [
        args,
        translate,
      ]);
      return (
        <KitProvider
          locale={globals.direction === "rtl" ? "ar" : locales[language]}
          navigate={() => {}}
        >
          {isAlone
            ? <Story key={chosenState(args)} args={shownArgs} />
            : (
              <div className="docs-story-root" dir={globals.direction} lang={locales[language]}>
                <Story key={chosenState(args)} args={shownArgs} />
              </div>
            )}
        </KitProvider>
      );
    },
  ],
};

export default preview;
