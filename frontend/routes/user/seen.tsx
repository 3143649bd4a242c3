import { infiniteQueryOptions, useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Chip } from "ui-kit/controls/chip.tsx";
import type { IconName } from "ui-kit/controls/icon.tsx";
import { Link } from "ui-kit/controls/link.tsx";
import { Empty } from "ui-kit/layout/empty.tsx";
import { ReadList } from "ui-kit/layout/read-list.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Section } from "ui-kit/layout/section.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { Pager } from "ui-kit/navigation/pager.tsx";
import { api, ok } from "../../api/client.ts";
import type { components } from "../../api/schema.d.ts";
import { config } from "../../config.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { QueryContent, UserPage } from "./user-page.tsx";

type DataRead = components["schemas"]["DataRead"];
type Role = DataRead["role"];

const roles = [
  "practitioner",
  "assistant",
  "companion",
  "admin",
  "operator",
] as const satisfies Role[];

const iconOf: Record<Role, IconName> = {
  practitioner: "user-round",
  assistant: "calendar-check",
  companion: "users",
  admin: "life-buoy",
  operator: "package",
};

type OfSession = "session" | "session-flags" | "client-record";

function isOfSession(kind: DataRead["kind"]): kind is OfSession {
  return kind === "session" || kind === "session-flags" || kind === "client-record";
}

function readsQuery(role: Role | null) {
  return infiniteQueryOptions({
    queryKey: ["user", "me", "data-reads", role],
    queryFn: ({ pageParam, signal }) => {
      const query = { ...(role && { role }), ...(pageParam ? { cursor: pageParam } : {}) };
      return ok(api.GET("/api/user/me/data-reads", { params: { query }, signal }));
    },
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor,
  });
}

function useRow() {
  const { t } = useTranslation();
  const format = useFormat();
  return ({ id, reader, role, kind, session, why, reason, count, firstAt }: DataRead) => {
    const day = session ? format.date(session.startsAt, "day") : "";
    const when = format.dateTime(firstAt);
    const what = session && isOfSession(kind)
      ? t(`seen.what.${kind}On`, { day })
      : t(`seen.what.${kind}`);
    return {
      id,
      icon: iconOf[role],
      highlighted: role === "admin" || role === "operator",
      who: reader ?? (role === "operator" ? config.brand : t("seen.erased")),
      role: t(`seen.role.${role}`, { brand: config.brand }),
      what,
      why: why === "reason" ? t("seen.why.reason", { reason }) : t(`seen.why.${why}`),
      dateTime: firstAt,
      when: count > 1 ? t("seen.times", { when, count }) : when,
      action: (role === "admin" || role === "operator") && (
        <Link href={config.links.privacy ?? "/privacy#contact"}>{t("seen.ask")}</Link>
      ),
    };
  };
}

function Reads() {
  const { t } = useTranslation();
  const [role, setRole] = useState<Role | null>(null);
  const reads = useInfiniteQuery(readsQuery(role));
  const rowOf = useRow();
  return (
    <Section heading={t("seen.heading")} divided={false}>
      <Stack gap="group">
        <Text tone="soft">{t("seen.lead")}</Text>
        <Row gap="tight" role="group" aria-label={t("seen.filter")}>
          {[null, ...roles].map((value) => (
            <Chip
              key={value ?? "all"}
              pressed={value === role}
              onClick={() => setRole(value)}
            >
              {value ? t(`seen.by.${value}`) : t("seen.all")}
            </Chip>
          ))}
        </Row>
        <QueryContent query={reads}>
          {({ pages }) => {
            const rows = pages.flatMap((page) => page.reads).map(rowOf);
            if (rows.length === 0) return <Empty message={t(role ? "seen.noneOf" : "seen.none")} />;
            return (
              <>
                <ReadList reads={rows} aria-label={t("seen.heading")} />
                {reads.hasNextPage && (
                  <Pager
                    label={t("seen.more")}
                    pending={reads.isFetchingNextPage}
                    onMore={() => void reads.fetchNextPage()}
                  />
                )}
              </>
            );
          }}
        </QueryContent>
        <Text size="small" tone="soft">{t("seen.notes")}</Text>
      </Stack>
    </Section>
  );
}

export function Component() {
  return <UserPage tab="seen">{() => <Reads />}</UserPage>;
}
