import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { lazyPart } from "ui-kit/layout/lazy-part.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { ShowAt } from "ui-kit/layout/show-at.tsx";
import { useCurrentUser } from "../../api/use-sign-in-session.ts";
import { needTranslations } from "../../i18n/i18n.ts";
import { searchAddress, toQuery } from "../../search/filters.ts";
import { sharedFilters } from "../../search/shared-search.ts";
import { SharePart } from "../../share/share-part.tsx";
import { useSearchParams } from "../../shell/use-search-params.ts";
import { withView } from "./result-view.ts";
import { useFilters } from "./use-filters.ts";

const SaveDialog = lazyPart(async () => {
  const [dialog] = await Promise.all([
    import("./save-dialog.tsx"),
    needTranslations(["savedSearches", "journal"]),
  ]);
  return dialog.SaveDialog;
});

const saveParam = "save";

/** Shares the search, or saves it, so that mails come about it; a visitor logs in first and comes back to the same dialog. */
export function SaveSearch() {
  const { t } = useTranslation();
  const user = useCurrentUser();
  const params = useSearchParams();
  const { filters: all, view, change } = useFilters();
  // A saved search is repeated without the test of its user.
  const { sort, suits: _suits, ...filters } = all;
  const [isOpen, setOpen] = useState(params.has(saveParam));
  const address = searchAddress(filters);
  const sharedAddress = `/${withView(toQuery(sharedFilters(all)), view)}`;
  if (Object.keys(filters).length === 0) return null;
  const returnUrl = encodeURIComponent(`${address}&${saveParam}=1`);
  function close() {
    setOpen(false);
    // A reload does not open it again.
    if (params.has(saveParam)) change({ sort }, { replace: true });
  }
  return (
    <ShowAt withScripts>
      <Row>
        <Button
          small
          variant="quiet"
          icon="mail"
          {...(user
            ? { onClick: () => setOpen(true) }
            : { href: `/login?with=code&returnUrl=${returnUrl}` })}
        >
          {t("home.saveSearch")}
        </Button>
        <SharePart variant="quiet" small address={sharedAddress} />
      </Row>
      {user && isOpen && (
        <Suspense>
          <SaveDialog filters={filters} onClose={close} />
        </Suspense>
      )}
    </ShowAt>
  );
}
