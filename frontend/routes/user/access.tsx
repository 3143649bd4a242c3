import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Section } from "ui-kit/layout/section.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { api, ok } from "../../api/client.ts";
import { providersQuery, signInUrl } from "../../api/sign-in-providers.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import { ChangePassword } from "./change-password.tsx";
import { Devices } from "./devices.tsx";
import { FirstPasswordForm } from "./first-password-form.tsx";
import { SecondFactor } from "./second-factor.tsx";
import { type SignInMethod, signInMethodsQuery } from "./queries.ts";
import { ListItem, QueryContent, UserPage } from "./user-page.tsx";

function useRemoveMethod() {
  const { t } = useTranslation();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: SignInMethod) =>
      ok(api.DELETE("/api/user/me/sign-in-methods/{id}", { params: { path: { id } } })),
    onSuccess: async (_, { name }) => {
      await cache.invalidateQueries(signInMethodsQuery);
      void notify({ tone: "success", message: t("user.methods.removed", { name }) });
    },
  });
}

function AddMethods({ methods }: { methods: SignInMethod[] }) {
  const { t } = useTranslation();
  const { data = [] } = useQuery(providersQuery);
  const linked = new Set(methods.map(({ name }) => name));
  const others = data.filter(({ name }) => !linked.has(name));
  if (others.length === 0) return null;
  return (
    <Stack gap="tight">
      <Row>
        {others.map(({ id, name }) => (
          <Button key={id} icon="plus" href={signInUrl(id, "/user/profile/access")} reload>
            {t("user.methods.add", { name })}
          </Button>
        ))}
      </Row>
      <Text size="small" tone="soft">{t("user.methods.addHelp")}</Text>
    </Stack>
  );
}

function SignInMethods({ methods }: { methods: SignInMethod[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const showFailure = useShowFailure();
  const remove = useRemoveMethod();
  return (
    <Stack gap="group">
      {methods.length === 0 && <Text tone="soft">{t("user.methods.none")}</Text>}
      {methods.length > 0 && (
        <Stack as="ul">
          {methods.map((method) => (
            <ListItem
              key={method.id}
              title={method.name}
              description={[
                method.email,
                t("user.methods.since", { day: format.date(method.linkedAt, "long") }),
              ]
                .filter(Boolean).join(" · ")}
              action={
                <Button
                  small
                  aria-label={`${t("user.methods.remove")}: ${method.name}`}
                  pending={remove.isPending && remove.variables.id === method.id}
                  onClick={() => remove.mutate(method)}
                >
                  {t("user.methods.remove")}
                </Button>
              }
            />
          ))}
        </Stack>
      )}
      {remove.error && <Note tone="error" urgent>{showFailure(remove.error)}</Note>}
      <AddMethods methods={methods} />
    </Stack>
  );
}

export function Component() {
  const { t } = useTranslation();
  const methods = useQuery(signInMethodsQuery);
  return (
    <UserPage tab="access">
      {(user) => (
        <>
          <Section heading={t("user.password.heading")} divided={false}>
            <QueryContent query={methods}>
              {({ hasPassword }) =>
                hasPassword
                  ? <ChangePassword email={user.email} />
                  : <FirstPasswordForm email={user.email} />}
            </QueryContent>
          </Section>
          <SecondFactor email={user.email} />
          <Section heading={t("user.methods.heading")}>
            <QueryContent query={methods}>
              {({ methods }) => <SignInMethods methods={methods} />}
            </QueryContent>
          </Section>
          <Devices />
        </>
      )}
    </UserPage>
  );
}
