import { useTranslation } from "react-i18next";
import { TextField } from "ui-kit/controls/text-field.tsx";
import { textOf } from "../forms.ts";
import { passphraseLength } from "./journal-key.ts";

type PassphraseProblem = "short" | "different";

export function passphraseProblem(entries: FormData): PassphraseProblem | null {
  const passphrase = textOf(entries, "newPassphrase");
  const length = [...passphrase].length;
  if (length < passphraseLength.min || length > passphraseLength.max) return "short";
  return passphrase === textOf(entries, "repeated") ? null : "different";
}

/** A new passphrase, typed twice, because it cannot be looked up later. */
export function NewPassphrase({ problem }: { problem: PassphraseProblem | null }) {
  const { t } = useTranslation();
  const reveal = { show: t("forms.show"), hide: t("forms.hide") };
  return (
    <>
      <TextField
        name="newPassphrase"
        type="password"
        autoComplete="new-password"
        label={t("sealedJournal.newPassphrase")}
        description={t("sealedJournal.passphraseRule", passphraseLength)}
        reveal={reveal}
        error={problem === "short" ? t("sealedJournal.short", passphraseLength) : undefined}
      />
      <TextField
        name="repeated"
        type="password"
        autoComplete="new-password"
        label={t("sealedJournal.repeat")}
        reveal={reveal}
        error={problem === "different" ? t("sealedJournal.different") : undefined}
      />
    </>
  );
}
