import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Section } from "ui-kit/layout/section.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { api, ok } from "../../api/client.ts";
import { refreshSession } from "../../api/sign-in-session.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { AuthenticatorSetUp } from "./authenticator-set-up.tsx";
import { AddPasskey } from "./add-passkey.tsx";
import { type SecondFactors, secondFactorsQuery } from "./queries.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { type RemovedFactor, RemoveFactor } from "./remove-factor.tsx";
import { RenamePasskey } from "./rename-passkey.tsx";
import { ListItem, QueryContent } from "./user-page.tsx";

/** The app, passkeys and recovery codes that protect the login. */
export function SecondFactor({ email }: { email: string }) {
  const { t } = useTranslation();
  const factors = useQuery(secondFactorsQuery);
  return (
    <Section id="second-factor" heading={t("user.factors.heading")}>
      <QueryContent query={factors}>
        {(data) => <Factors email={email} factors={data} />}
      </QueryContent>
    </Section>
  );
}

function useReload() {
  const cache = useQueryClient();
  return async () => {
    await cache.invalidateQueries({ queryKey: ["user", "me"] });
    // Its passkeys.
    void cache.invalidateQueries({ queryKey: ["sealed-journal"] });
  };
}

function Factors({ email, factors }: { email: string; factors: SecondFactors }) {
  const { t } = useTranslation();
  const reload = useReload();
  const [codes, setCodes] = useState<string[] | null>(null);
  const [adding, setAdding] = useState<"app" | "passkey" | null>(null);
  const hasAny = factors.authenticator !== null || factors.passkeys.length > 0;

  async function added(recoveryCodes: string[] | null) {
    setAdding(null);
    setCodes(recoveryCodes);
    await reload();
    // Recovery codes are shown first: the page may lead on when the account is complete.
    if (!recoveryCodes) await refreshSession();
  }
  async function codesSaved() {
    setCodes(null);
    await refreshSession();
  }
  if (codes) return <RecoveryCodes email={email} codes={codes} onSaved={codesSaved} />;
  return (
    <Stack gap="group">
      {factors.isRequired && !hasAny
        ? <Note tone="warning" icon="shield-alert">{t("user.factors.required")}</Note>
        : <Text tone="soft">{t("user.factors.text")}</Text>}
      <FactorList factors={factors} onCodes={setCodes} />
      {adding === "app" && <AuthenticatorSetUp onAdded={added} onCancel={() => setAdding(null)} />}
      {adding === "passkey" && <AddPasskey onAdded={added} onCancel={() => setAdding(null)} />}
      {adding === null && (
        <Row>
          <Button
            icon="smartphone"
            variant={hasAny ? "secondary" : "primary"}
            onClick={() => setAdding("app")}
          >
            {t(factors.authenticator ? "user.factors.app.replace" : "user.factors.app.add")}
          </Button>
          <Button icon="fingerprint" onClick={() => setAdding("passkey")}>
            {t("user.factors.passkey.add")}
          </Button>
        </Row>
      )}
    </Stack>
  );
}

type FactorListProps = { factors: SecondFactors; onCodes: (codes: string[]) => void };

function FactorList({ factors, onCodes }: FactorListProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const reload = useReload();
  const [renamed, setRenamed] = useState<SecondFactors["passkeys"][number] | null>(null);
  const [removed, setRemoved] = useState<RemovedFactor | null>(null);
  const close = () => setRemoved(null);
  const removing = useRemoveFactor(close);
  const renewing = useMutation({
    mutationFn: (_: RemovedFactor) => ok(api.POST("/api/auth/recovery-codes")),
    onSuccess: ({ recoveryCodes }) => {
      close();
      onCodes(recoveryCodes);
    },
  });
  const { authenticator, passkeys, recoveryCodesLeft } = factors;
  if (!authenticator && passkeys.length === 0) return null;
  const ask = (factor: RemovedFactor) => {
    removing.reset();
    renewing.reset();
    setRemoved(factor);
  };
  const removeButton = (factor: RemovedFactor) => (
    <Button
      small
      aria-label={`${t("user.factors.remove")}: ${factor.name}`}
      onClick={() => ask(factor)}
    >
      {t("user.factors.remove")}
    </Button>
  );
  return (
    <>
      <Stack as="ul">
        {authenticator && (
          <ListItem
            title={t("user.factors.app.name")}
            description={t("user.factors.since", {
              day: format.date(authenticator.addedAt, "long"),
            })}
            action={removeButton({ kind: "app", name: t("user.factors.app.name") })}
          />
        )}
        {passkeys.map((passkey) => {
          const { id, name, createdAt, lastUsedAt } = passkey;
          return (
            <ListItem
              key={id}
              title={`${t("user.factors.passkey.name")}: ${name}`}
              description={lastUsedAt
                ? t("user.factors.used", { when: format.dateTime(lastUsedAt) })
                : t("user.factors.since", { day: format.date(createdAt, "long") })}
              action={
                <Row>
                  <Button
                    small
                    aria-label={t("user.factors.passkey.renameNamed", { name })}
                    onClick={() => setRenamed(passkey)}
                  >
                    {t("user.factors.passkey.rename")}
                  </Button>
                  {removeButton({ kind: "passkey", id, name })}
                </Row>
              }
            />
          );
        })}
        <ListItem
          title={t("user.factors.codes.name")}
          description={t("user.factors.codes.left", { count: recoveryCodesLeft })}
          action={
            <Button
              small
              onClick={() => ask({ kind: "codes", name: t("user.factors.codes.name") })}
            >
              {t("user.factors.codes.renew")}
            </Button>
          }
        />
      </Stack>
      {removed && (
        <RemoveFactor
          factor={removed}
          factors={factors}
          removing={removed.kind === "codes" ? renewing : removing}
          onClose={close}
        />
      )}
      {renamed && (
        <RenamePasskey
          passkey={renamed}
          onRenamed={reload}
          onClose={() => setRenamed(null)}
        />
      )}
    </>
  );
}

function useRemoveFactor(onRemoved: () => void) {
  const { t } = useTranslation();
  const reload = useReload();
  return useMutation({
    mutationFn: (factor: RemovedFactor) =>
      factor.kind === "passkey"
        ? ok(api.DELETE("/api/auth/passkeys/{id}", { params: { path: { id: factor.id } } }))
        : ok(api.DELETE("/api/auth/authenticator")),
    onSuccess: async (_, { name }) => {
      onRemoved();
      await reload();
      await refreshSession();
      void notify({ tone: "success", message: t("user.factors.removed", { name }) });
    },
  });
}
