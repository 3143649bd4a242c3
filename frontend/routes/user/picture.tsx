import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { FileDrop } from "ui-kit/controls/file-drop.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { Avatar } from "ui-kit/layout/avatar.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Section } from "ui-kit/layout/section.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { api, ok } from "../../api/client.ts";
import { userRecordQuery } from "../../api/current-user.ts";
import type { CurrentUser } from "../../api/sign-in-session.ts";
import { upload } from "../../api/upload.ts";
import { pictureSource } from "../../picture-source.ts";
import { useShowFailure } from "../../shell/show-failure.ts";

export function Picture({ user }: { user: CurrentUser }) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const cache = useQueryClient();
  const [sent, setSent] = useState(0);
  const reload = () => cache.invalidateQueries(userRecordQuery(user.email));
  const uploading = useMutation({
    mutationFn: (file: File) => upload("/api/user/me/picture", { picture: file }, setSent),
    onMutate: () => setSent(0),
    onSuccess: async () => {
      await reload();
      void notify({ tone: "success", message: t("user.picture.saved") });
    },
  });
  const remove = useMutation({
    mutationFn: () => ok(api.DELETE("/api/user/me/picture")),
    onSuccess: async () => {
      await reload();
      void notify({ tone: "success", message: t("user.picture.removed") });
    },
    onError: (failure) => void notify({ tone: "error", message: showFailure(failure) }),
  });
  const file = uploading.isSuccess ? undefined : uploading.variables;
  return (
    <Section heading={t("user.picture.heading")}>
      <Stack gap="group">
        <Row gap="group" wrap={false}>
          <Avatar
            shape="round"
            size={96}
            src={pictureSource(user.profileUrl)}
          />
          <Stack gap="tight" align="start">
            <Text tone="soft">
              {user.profileUrl ? t("user.picture.here") : t("user.picture.none")}
            </Text>
            {user.profileUrl && (
              <Button
                small
                icon="trash-2"
                pending={remove.isPending}
                onClick={() => remove.mutate()}
              >
                {t("user.picture.remove")}
              </Button>
            )}
          </Stack>
        </Row>
        <FileDrop
          label={t("user.picture.label")}
          description={t("user.picture.help")}
          prompt={t("user.picture.drop")}
          accept="image/jpeg,image/png,image/webp"
          files={file
            ? [{
              id: file.name,
              name: file.name,
              progress: sent,
              error: uploading.error ? showFailure(uploading.error) : undefined,
            }]
            : []}
          onFiles={([first]) => first && uploading.mutate(first)}
          onRemove={() => uploading.reset()}
          removeLabel={(name) => t("user.picture.giveUp", { name })}
          disabled={uploading.isPending}
        />
      </Stack>
    </Section>
  );
}
