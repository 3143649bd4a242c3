import type { ReactNode } from "react";
import { Button } from "../controls/button.tsx";
import { Footer } from "../layout/footer.tsx";
import { Logo } from "../layout/logo.tsx";
import { AppBar } from "../navigation/app-bar.tsx";
import { HorizontalMenu } from "../navigation/horizontal-menu.tsx";
import { MenuButton } from "../navigation/menu-button.tsx";
import { NavLink } from "../navigation/nav-link.tsx";
import { SkipLink } from "../navigation/skip-link.tsx";

const pages = ["practitioners", "practices", "reading", "about", "help", "shop"];

export function Shell({ current, children }: { current?: string; children: ReactNode }) {
  return (
    <>
      <SkipLink target="main">Skip to content</SkipLink>
      <AppBar
        menu={<Button variant="quiet" icon="menu" iconOnly>Menu</Button>}
        logo={<Logo brand="Heaolu" href="/" />}
        navigation={
          <HorizontalMenu label="Main">
            {pages.map((page) => (
              <NavLink
                key={page}
                href={`/${page}`}
                current={page === current ? "page" : undefined}
              >
                {page.charAt(0).toUpperCase() + page.slice(1)}
              </NavLink>
            ))}
          </HorizontalMenu>
        }
        extras={
          <>
            <NavLink href="/gift" icon="gift">Gift card</NavLink>
            <MenuButton
              label="Language: English"
              picked="en"
              groups={[[{ id: "et", label: "Eesti", lang: "et" }, { id: "en", label: "English" }]]}
            >
              EN
            </MenuButton>
            <MenuButton
              label="My things"
              groups={[[
                {
                  id: "journal",
                  label: "Journal",
                  icon: "notebook-pen",
                  hint: "2 ahead",
                  href: "/journal",
                },
                { id: "courses", label: "Courses", icon: "book-open", href: "/courses" },
              ]]}
            />
          </>
        }
        account={
          <MenuButton
            label="Account: Liisa Tamm"
            user={{ name: "Liisa Tamm", role: "User and therapist" }}
            groups={[
              [{ id: "profile", label: "Profile", icon: "user-round", href: "/profile" }],
              [{ id: "out", label: "Log out", icon: "log-out" }],
            ]}
          />
        }
      />
      <main id="main" tabIndex={-1}>{children}</main>
      <Footer
        newTabLabel="opens in a new tab"
        copyright="© 2026 Heaolu"
        links={[
          { href: "/terms", label: "Terms" },
          { href: "/privacy", label: "Privacy" },
          { href: "/accessibility", label: "Accessibility" },
        ]}
        crisis="In a crisis? Call 112 or 116 123."
      />
    </>
  );
}
