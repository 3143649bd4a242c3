import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { CodeList } from "ui-kit/layout/code-list.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { config } from "../../config.ts";
import { useShowFailure } from "../../shell/show-failure.ts";

type RecoveryCodesProps = { email: string; codes: string[]; onSaved: () => Promise<void> };

function download(name: string, text: string) {
  const link = document.createElement("a");
  link.href = `data:text/plain;charset=utf-8,${encodeURIComponent(text)}`;
  link.download = name;
  link.click();
}

/** Shown once. The page goes on when the person says that they are saved. */
export function RecoveryCodes({ email, codes, onSaved }: RecoveryCodesProps) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const saved = useMutation({ mutationFn: onSaved });
  const title = t("user.factors.codes.title", { brand: config.brand, email });
  const text = [title, ...codes, t("user.factors.codes.each")].join("\n");
  async function copy() {
    const isCopied = await navigator.clipboard?.writeText(text).then(() => true, () => false);
    void notify({
      tone: isCopied ? "success" : "error",
      message: t(isCopied ? "user.factors.codes.copied" : "user.factors.codes.notCopied"),
    });
  }
  return (
    <Stack gap="group">
      <h3 ref={heading} tabIndex={-1}>{t("user.factors.codes.heading")}</h3>
      <Note icon="lock">{t("user.factors.codes.text")}</Note>
      <CodeList title={title} codes={codes} note={t("user.factors.codes.each")} />
      <Row>
        <Button icon="download" onClick={() => download("heaolu.txt", text)}>
          {t("user.factors.codes.download")}
        </Button>
        <Button icon="copy" onClick={copy}>{t("user.factors.codes.copy")}</Button>
        <Button icon="printer" onClick={() => globalThis.print()}>
          {t("user.factors.codes.print")}
        </Button>
      </Row>
      {saved.error && <Note tone="error" urgent>{showFailure(saved.error)}</Note>}
      <Row>
        <Button variant="primary" pending={saved.isPending} onClick={() => saved.mutate()}>
          {t("user.factors.codes.saved")}
        </Button>
      </Row>
    </Stack>
  );
}
