import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Badge } from "ui-kit/feedback/badge.tsx";
import { Dialog } from "ui-kit/feedback/dialog.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { Section } from "ui-kit/layout/section.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { api, ok } from "../../api/client.ts";
import { clearSession, preserveSettings, signOut } from "../../api/sign-in-session.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import { deviceName } from "backend/domain/device-name.ts";
import { type Device, devicesQuery } from "./queries.ts";
import { ListItem, QueryContent } from "./user-page.tsx";

function LogOutEverywhereDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const logOut = useMutation({
    mutationFn: () => preserveSettings(() => ok(api.POST("/api/auth/logout-everywhere"))),
    onSuccess: () => {
      clearSession();
      globalThis.location.reload();
    },
  });
  return (
    <Dialog
      open={open}
      title={t("user.devices.everywhereTitle")}
      closeLabel={t("user.devices.close")}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t("user.cancel")}</Button>
          <Button variant="primary" pending={logOut.isPending} onClick={() => logOut.mutate()}>
            {t("user.devices.everywhere")}
          </Button>
        </>
      }
    >
      <Stack>
        <Text>{t("user.devices.everywhereText")}</Text>
        {logOut.error && <Note tone="error" urgent>{showFailure(logOut.error)}</Note>}
      </Stack>
    </Dialog>
  );
}

function useDeviceName(): (device: Device) => string {
  const { t } = useTranslation();
  return ({ device }) => {
    const { browser = t("user.devices.unknown"), system } = deviceName(device);
    return system ? t("user.devices.on", { browser, system }) : browser;
  };
}

function useSignOutDevice() {
  const { t } = useTranslation();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, isCurrent }: Device) => {
      if (isCurrent) return await signOut();
      await ok(api.DELETE("/api/auth/devices/{id}", { params: { path: { id } } }));
    },
    onSuccess: async (_, { isCurrent }) => {
      if (isCurrent) return globalThis.location.reload();
      await cache.invalidateQueries(devicesQuery);
      void notify({ tone: "success", message: t("user.devices.done") });
    },
  });
}

export function Devices() {
  const { t } = useTranslation();
  const format = useFormat();
  const showFailure = useShowFailure();
  const nameOf = useDeviceName();
  const devices = useQuery(devicesQuery);
  const signOut = useSignOutDevice();
  const [confirming, setConfirming] = useState(false);
  return (
    <Section heading={t("user.devices.heading")}>
      <Stack gap="group">
        <Text tone="soft">{t("user.devices.help")}</Text>
        <QueryContent query={devices}>
          {(list) => (
            <Stack as="ul">
              {list.map((device) => (
                <ListItem
                  key={device.id}
                  title={nameOf(device)}
                  badge={device.isCurrent && <Badge tone="success">{t("user.devices.here")}</Badge>}
                  description={t("user.devices.used", { when: format.dateTime(device.lastUsedAt) })}
                  action={
                    <Button
                      small
                      aria-label={`${t("user.devices.out")}: ${nameOf(device)}`}
                      pending={signOut.isPending && signOut.variables.id === device.id}
                      onClick={() => signOut.mutate(device)}
                    >
                      {t("user.devices.out")}
                    </Button>
                  }
                />
              ))}
            </Stack>
          )}
        </QueryContent>
        {signOut.error && <Note tone="error" urgent>{showFailure(signOut.error)}</Note>}
        <Stack align="start">
          <Button icon="log-out" onClick={() => setConfirming(true)}>
            {t("user.devices.everywhere")}
          </Button>
        </Stack>
      </Stack>
      <LogOutEverywhereDialog open={confirming} onClose={() => setConfirming(false)} />
    </Section>
  );
}
