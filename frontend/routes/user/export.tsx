import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Section } from "ui-kit/layout/section.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { api, ok } from "../../api/client.ts";
import { useSayFailure } from "../../shell/say-failure.ts";

const fileName = "heaolu.zip";

/** The browser saves it as if it had been a link; the address lives only for that moment. */
function save(archive: Blob) {
  const address = URL.createObjectURL(archive);
  const link = document.createElement("a");
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Everything about the person, as one file. */
export function Export() {
  const { t } = useTranslation();
  const sayFailure = useSayFailure();
  const get = useMutation({
    mutationFn: () => ok<Blob>(api.GET("/api/user/me/export", { parseAs: "blob" })),
    onSuccess: save,
  });
  return (
    <Section heading={t("user.export.heading")} divided={false}>
      <Stack align="start">
        <Text>{t("user.export.text")}</Text>
        {get.error && <Note tone="bad" urgent>{sayFailure(get.error)}</Note>}
        <Button icon="download" pending={get.isPending} onClick={() => get.mutate()}>
          {t("user.export.get")}
        </Button>
      </Stack>
    </Section>
  );
}
