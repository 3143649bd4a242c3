import type { Preview } from "@storybook/react-vite";
import { useEffect } from "react";
import { KitProvider } from "../layout/kit-provider.tsx";
import "../styles.css";
import { DocsPage } from "./docs-page.tsx";
import "./preview.css";

function choice(title: string, items: string[]) {
  return { toolbar: { title, items, dynamicTitle: true } };
}

const preview: Preview = {
  tags: ["autodocs"],
  globalTypes: {
    mode: choice("Mode", ["light", "dark"]),
    color: choice("Colour", ["primary", "secondary", "success", "error", "warning", "info"]),
    direction: choice("Direction", ["ltr", "rtl"]),
    skin: choice("Skin", ["default", "bordered", "semi-dark"]),
  },
  initialGlobals: { mode: "light", color: "primary", direction: "ltr", skin: "default" },
  parameters: {
    layout: "padded",
    docs: { page: DocsPage },
    viewport: {
      options: {
        phone: { name: "Phone", type: "mobile", styles: { width: "390px", height: "800px" } },
        tablet: { name: "Tablet", type: "tablet", styles: { width: "768px", height: "1000px" } },
        desktop: { name: "Desktop", type: "desktop", styles: { width: "1280px", height: "800px" } },
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
      useEffect(() => {
        const page = document.documentElement;
        page.dataset.mode = globals.mode;
        page.dataset.themeColor = globals.color;
        page.dataset.skin = globals.skin;
        page.dir = globals.direction;
      }, [globals]);
      return (
        <KitProvider locale={globals.direction === "rtl" ? "ar" : "en-GB"} navigate={() => {}}>
          <Story />
        </KitProvider>
      );
    },
  ],
};

export default preview;
