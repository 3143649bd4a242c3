import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { Chip } from "ui-kit/controls/chip.tsx";
import { Page } from "ui-kit/layout/page.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { ShowAt } from "ui-kit/layout/show-at.tsx";
import { NavLink } from "ui-kit/navigation/nav-link.tsx";
import { type Language, languageNames, languages } from "../i18n/i18n.ts";
import { useLanguage } from "../i18n/use-language.ts";
import { useMainMenu } from "./menu-items.ts";

function useAddressIn(): (language: Language) => string {
  const { pathname, search } = useLocation();
  return (language) => {
    const params = new URLSearchParams(search);
    params.set("lng", language);
    return `${pathname}?${params}`;
  };
}

/** In browsers without scripts, which open no menu: the pages and the languages as links. */
export function MenuWithoutScripts() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const now = useLanguage();
  const addressIn = useAddressIn();
  const items = useMainMenu();
  return (
    <noscript>
      <Page>
        <Row justify="between">
          {/* The bar shows them from there on. */}
          <ShowAt below="desktop">
            <nav aria-label={t("shell.menu")}>
              <Row gap="none">
                {items.map(({ path, title, newTab }) => (
                  <NavLink
                    key={path}
                    href={path}
                    current={pathname === path ? "page" : undefined}
                    newTabLabel={newTab ? t("shell.newTab") : undefined}
                  >
                    {title}
                  </NavLink>
                ))}
              </Row>
            </nav>
          </ShowAt>
          <Row role="group" aria-label={t("shell.language")}>
            {languages.map((language) => (
              <Chip
                key={language}
                lang={language}
                href={addressIn(language)}
                selected={language === now}
              >
                {languageNames[language]}
              </Chip>
            ))}
          </Row>
        </Row>
      </Page>
    </noscript>
  );
}
