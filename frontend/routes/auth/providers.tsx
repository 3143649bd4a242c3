import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import type { IconName } from "ui-kit/controls/icon.tsx";
import { Divider } from "ui-kit/layout/divider.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { expectSession } from "../../api/session.ts";
import { providersQuery, startAddress } from "../../api/sign-in-providers.ts";

const marks: Record<string, IconName> = { google: "google", facebook: "facebook" };

/** The other ways in, beside each other; nothing when none is switched on. */
export function Providers({ returnUrl, remember }: { returnUrl: string; remember?: boolean }) {
  const { t } = useTranslation();
  const { data = [] } = useQuery(providersQuery);
  if (data.length === 0) return null;
  return (
    <>
      <Divider>{t("auth.or")}</Divider>
      <Row gap="inline" wrap={data.length > 2}>
        {data.map(({ id, name }) => (
          <Button
            key={id}
            block
            icon={marks[id] ?? "globe"}
            href={startAddress(id, returnUrl, remember)}
            reload
            onClick={expectSession}
          >
            {name}
          </Button>
        ))}
      </Row>
    </>
  );
}
