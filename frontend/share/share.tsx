import { useTranslation } from "react-i18next";
import { notify } from "ui-kit/feedback/toast.tsx";
import { ShowAt } from "ui-kit/layout/show-at.tsx";
import { ShareButton, type ShareButtonProps } from "ui-kit/navigation/share-button.tsx";
import { shareUrl } from "./share-url.ts";

type ShareProps =
  & {
    /** Path and query of the page. */
    address: string;
  }
  & Pick<ShareButtonProps, "variant" | "small" | "iconOnly">;

/** Shares a page, with a preview in the language of this one. */
export function Share({ address, variant, small, iconOnly }: ShareProps) {
  const { t, i18n } = useTranslation();

  async function copy(url: string) {
    try {
      await navigator.clipboard.writeText(url);
      void notify({ tone: "success", message: t("shell.share.copied") });
    } catch {
      void notify({ tone: "error", message: t("shell.share.copyFailed") });
    }
  }

  return (
    <ShowAt withScripts>
      <ShareButton
        {...{ variant, small, iconOnly }}
        label={t("shell.share.label")}
        shared={() => ({
          title: document.title,
          url: shareUrl(address, i18n.language, location.origin),
        })}
        choicesFor={({ title, url }) => [
          { id: "copy", label: t("shell.share.copy"), icon: "link" },
          {
            id: "email",
            label: t("shell.share.email"),
            icon: "mail",
            href: `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`,
          },
        ]}
        onPick={(id, { url }) => {
          if (id === "copy") void copy(url);
        }}
      />
    </ShowAt>
  );
}
