import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Logo } from "ui-kit/layout/logo.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { ShowAt } from "ui-kit/layout/show-at.tsx";
import { AppBar } from "ui-kit/navigation/app-bar.tsx";
import { config } from "../../config.ts";
import { QuickExit } from "../../discreet/quick-exit.tsx";
import { useDiscreetWord } from "../../discreet/use-discreet.ts";
import { LanguageMenu } from "../../shell/language-menu.tsx";
import { usePhone } from "../../use-phone.ts";
import type { Test } from "./use-test.ts";

/** The bar of the test has no menu: it leads to help, and out. */
export function TestBar({ test, onLater }: { test: Test; onLater: () => void }) {
  const { t } = useTranslation();
  const isPhone = usePhone();
  const { at } = test.place;
  const isDiscreet = useDiscreetWord() !== null;
  const hasRoom = !isPhone || !isDiscreet;
  const isCrisis = at === "crisis" || at === "help";
  return (
    <AppBar
      position="static"
      logo={<Logo brand={config.brand} href={config.links.home} />}
      account={
        <ShowAt withScripts>
          <Row gap="tight" wrap={false}>
            {isCrisis ? <QuickExit always /> : (
              <>
                <QuickExit />
                {(at === "start" || at === "end") && hasRoom && <LanguageMenu />}
                <Button variant="quiet" icon="life-buoy" onClick={test.help}>
                  {t(isPhone ? "test.bar.helpShort" : "test.bar.help")}
                </Button>
                {at === "start" && (
                  <ShowAt from="tablet">
                    <Button variant="quiet" icon="x" href={config.links.home}>
                      {t("test.bar.close")}
                    </Button>
                  </ShowAt>
                )}
                {at === "step" && (
                  <Button icon="bookmark" iconOnly={isPhone} onClick={onLater}>
                    {t("test.bar.later")}
                  </Button>
                )}
              </>
            )}
          </Row>
        </ShowAt>
      }
    />
  );
}
