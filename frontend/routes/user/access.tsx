import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Section } from "ui-kit/layout/section.tsx";
import { ChangePassword, ChooseFirstPassword } from "./change-password.tsx";
import { Devices } from "./devices.tsx";
import { Loaded } from "./loaded.tsx";
import { signInMethodsQuery } from "./queries.ts";
import { SignInMethods } from "./sign-in-methods.tsx";
import { UserPage } from "./user-page.tsx";

/** The ways into the account, and where they were used. */
export function Component() {
  const { t } = useTranslation();
  const ways = useQuery(signInMethodsQuery);
  return (
    <UserPage part="access">
      {(user) => (
        <>
          <Section heading={t("user.password.heading")} divided={false}>
            <Loaded query={ways}>
              {({ hasPassword }) =>
                hasPassword
                  ? <ChangePassword email={user.email} />
                  : <ChooseFirstPassword email={user.email} />}
            </Loaded>
          </Section>
          <Section heading={t("user.methods.heading")}>
            <Loaded query={ways}>{({ methods }) => <SignInMethods methods={methods} />}</Loaded>
          </Section>
          <Devices />
        </>
      )}
    </UserPage>
  );
}
