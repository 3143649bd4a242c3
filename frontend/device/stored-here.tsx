import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { DescriptionList } from "ui-kit/layout/description-list.tsx";
import { Disclosure } from "ui-kit/layout/disclosure.tsx";
import { Section } from "ui-kit/layout/section.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { deleteFromDevice, deviceData, foundOnDevice } from "./device-data.ts";

/** What the product keeps in this browser, by name and purpose, and the way to delete it. Not for the server. */
export function StoredHere({ isOpen = false }: { isOpen?: boolean }) {
  const { t } = useTranslation();
  const [found, setFound] = useState(foundOnDevice);
  function deleteAll() {
    setFound(deleteFromDevice());
    void notify({ tone: "success", message: t("device.deleted") });
  }
  const purposes = [...new Set(deviceData.map(({ purpose }) => purpose))];
  return (
    <Section id="device" heading={t("device.heading")}>
      <Stack align="start">
        <Text>{t("device.text")}</Text>
        <Disclosure open={isOpen} title={t("device.list")}>
          <DescriptionList
            variant="rows"
            items={purposes.map((purpose) => {
              const kinds = deviceData.filter((data) => data.purpose === purpose);
              const names = kinds.map(({ place, keys }) =>
                t(`device.place.${place}`, { names: keys.join(", ") })
              );
              const isHere = found.some((one) => one.purpose === purpose);
              return {
                name: t(`device.purpose.${purpose}`),
                value: [...names, ...(isHere ? [t("device.here")] : [])].join(" · "),
              };
            })}
          />
        </Disclosure>
        <Text size="small" tone="soft">{t("device.cookie")}</Text>
        <Button icon="trash-2" disabled={found.length === 0} onClick={deleteAll}>
          {t("device.delete")}
        </Button>
      </Stack>
    </Section>
  );
}
