import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Badge } from "ui-kit/feedback/badge.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { Section } from "ui-kit/layout/section.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { api, ok } from "../../api/client.ts";
import { leave } from "../../api/session.ts";
import { useFormat } from "../../i18n/format.ts";
import { useSayFailure } from "../../shell/say-failure.ts";
import { deviceName } from "./device-name.ts";
import { Line } from "./line.tsx";
import { Loaded } from "./loaded.tsx";
import { LogOutEverywhere } from "./log-out-everywhere.tsx";
import { type Device, devicesQuery } from "./queries.ts";

function useDeviceName(): (device: Device) => string {
  const { t } = useTranslation();
  return ({ device }) => {
    const { browser = t("user.devices.unknown"), system } = deviceName(device);
    return system ? t("user.devices.on", { browser, system }) : browser;
  };
}

/** This one leaves as by the menu; another is put out by the server. */
function useSigningOut() {
  const { t } = useTranslation();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, isCurrent }: Device) => {
      if (isCurrent) return await leave();
      await ok(api.DELETE("/api/auth/devices/{id}", { params: { path: { id } } }));
    },
    onSuccess: async (_, { isCurrent }) => {
      if (isCurrent) return globalThis.location.reload();
      await cache.invalidateQueries(devicesQuery);
      void notify({ tone: "success", message: t("user.devices.done") });
    },
  });
}

/** Where one is signed in. */
export function Devices() {
  const { t } = useTranslation();
  const format = useFormat();
  const sayFailure = useSayFailure();
  const nameOf = useDeviceName();
  const devices = useQuery(devicesQuery);
  const signOut = useSigningOut();
  const [asking, setAsking] = useState(false);
  return (
    <Section heading={t("user.devices.heading")}>
      <Stack gap="group">
        <Text tone="soft">{t("user.devices.help")}</Text>
        <Loaded query={devices}>
          {(list) => (
            <Stack as="ul">
              {list.map((device) => (
                <Line
                  key={device.id}
                  title={nameOf(device)}
                  badge={device.isCurrent && <Badge tone="good">{t("user.devices.here")}</Badge>}
                  about={t("user.devices.used", { when: format.dateTime(device.lastUsedAt) })}
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
        </Loaded>
        {signOut.error && <Note tone="bad" urgent>{sayFailure(signOut.error)}</Note>}
        <Stack align="start">
          <Button icon="log-out" onClick={() => setAsking(true)}>
            {t("user.devices.everywhere")}
          </Button>
        </Stack>
      </Stack>
      <LogOutEverywhere open={asking} onClose={() => setAsking(false)} />
    </Section>
  );
}
