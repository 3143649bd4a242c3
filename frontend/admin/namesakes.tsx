import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "ui-kit/controls/link.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { newTab } from "../addresses.ts";
import { api, ok } from "../api/client.ts";
import { adminKey } from "./summary.ts";

/** Warns of other practitioners with the same or a look-alike name. `except`: the practitioner who has this name. */
export function Namesakes({ name, except }: { name: string; except?: string | undefined }) {
  const { t } = useTranslation();
  const query = { name: name.trim(), ...(except ? { except } : {}) };
  const { data } = useQuery({
    queryKey: [...adminKey, "namesakes", query],
    queryFn: ({ signal }) => ok(api.GET("/api/admin/namesakes", { params: { query }, signal })),
    enabled: query.name !== "",
  });
  if (!data || data.namesakes.length === 0) return null;
  return (
    <Note tone="warning">
      <Stack gap="hair">
        {t("admin.namesakes.text")}
        {data.namesakes.map(({ id, name, shown }) => (
          <span key={id}>
            <Link href={shown ? `/therapist/view/${id}` : `/admin/draft/${id}`} {...newTab}>
              {name}
            </Link>
          </span>
        ))}
      </Stack>
    </Note>
  );
}
