import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { useSearchParams } from "../../shell/use-search-params.ts";
import { useTranslation } from "react-i18next";
import { hasErrorCode } from "../../api/api-error.ts";
import { api, ok } from "../../api/client.ts";
import { domainValuesQuery } from "../../api/domain-values.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { useDecision } from "./use-decision.ts";
import { type AdminValue, valuesQuery } from "./upkeep-queries.ts";
import { emptyDraft, type ValueDraft, valueDraft } from "./value-draft.ts";
import { ValueForm } from "./value-form.tsx";
import { valueHref, type ValueKind } from "./value-kinds.ts";

/** The value that the address opens, or a new one. */
export function ValueDialog({ kind, values }: { kind: ValueKind; values: AdminValue[] }) {
  const open = useSearchParams().get("open");
  const value = values.find(({ code }) => code === open);
  const isFixed = values.some(({ fixed }) => fixed);
  if (open === "new" && !isFixed) return <NewValue key={kind} kind={kind} />;
  return value ? <EditedValue key={`${kind}.${value.code}`} value={value} /> : null;
}

function useClose(kind: ValueKind) {
  const navigate = useNavigate();
  return () => void navigate(valueHref(kind), { replace: true, preventScrollReset: true });
}

/** The labels of the page itself are those values too. */
function useRefreshLabels() {
  const cache = useQueryClient();
  return () => void cache.invalidateQueries({ queryKey: domainValuesQuery.queryKey });
}

function NewValue({ kind }: { kind: ValueKind }) {
  const { t } = useTranslation();
  const onClose = useClose(kind);
  const refreshLabels = useRefreshLabels();
  const adding = useDecision<ValueDraft>({
    send: ({ code, summary, ...content }) =>
      ok(api.POST("/api/admin/domain-values", {
        body: {
          domainCode: kind,
          code,
          ...content,
          ...(kind === "THERAPY_TYPE" && { summary }),
        },
      })),
    done: t("values.added"),
    onDone: () => {
      refreshLabels();
      onClose();
    },
  });
  return (
    <ValueForm
      kind={kind}
      title={t("values.new", { kind: t(`values.kind.${kind}`) })}
      start={emptyDraft(kind)}
      sending={{ ...adding, mutate: (draft) => adding.mutate(draft) }}
      onClose={onClose}
    />
  );
}

type Change = { draft: ValueDraft; version: number };

function EditedValue({ value }: { value: AdminValue }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { domainCode, code } = value;
  const onClose = useClose(domainCode);
  const refreshLabels = useRefreshLabels();
  const cache = useQueryClient();
  const path = { domainCode, code };
  const finish = () => {
    refreshLabels();
    onClose();
  };
  const changing = useDecision<Change>({
    send: ({ draft: { code: _code, summary: _summary, ...body }, version }) =>
      ok(api.PUT("/api/admin/domain-values/{domainCode}/{code}", {
        params: { path, header: { "if-match": String(version) } },
        body,
      })),
    done: t("values.saved"),
    onDone: finish,
    onRefused: (error) => {
      if (hasErrorCode(error, "ERR_STALE")) void cache.invalidateQueries(valuesQuery);
    },
  });
  const retiring = useDecision<{ rulesSeen: boolean }>({
    send: (body) =>
      ok(api.POST("/api/admin/domain-values/{domainCode}/{code}/retire", {
        params: { path, header: { "if-match": String(value.version) } },
        body,
      })),
    done: t("values.retiredNow"),
    onDone: finish,
  });
  const restoring = useDecision<void>({
    send: () =>
      ok(api.POST("/api/admin/domain-values/{domainCode}/{code}/restore", {
        params: { path, header: { "if-match": String(value.version) } },
      })),
    done: t("values.restoredNow"),
    onDone: finish,
  });
  return (
    <ValueForm
      kind={domainCode}
      title={value.labels[language]}
      start={valueDraft(value)}
      value={value}
      sending={{
        isPending: changing.isPending,
        error: changing.error,
        mutate: (draft, version = value.version) => changing.mutate({ draft, version }),
      }}
      retiring={retiring}
      restoring={restoring}
      onClose={onClose}
    />
  );
}
