import { EmailAddress } from "./email-address.tsx";
import { Habits } from "./habits.tsx";
import { Mails } from "./mails.tsx";
import { Name } from "./name.tsx";
import { Picture } from "./picture.tsx";
import { useTranslation } from "react-i18next";
import { Section } from "ui-kit/layout/section.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { UserPage } from "./user-page.tsx";

/** Who one is here. */
export function Component() {
  const { t } = useTranslation();
  return (
    <UserPage part="profile">
      {(user) => (
        <>
          <Section heading={t("user.you.heading")} divided={false}>
            <Stack gap="group">
              <Name user={user} />
              <EmailAddress user={user} />
            </Stack>
          </Section>
          <Picture user={user} />
          <Habits user={user} />
          <Mails user={user} />
        </>
      )}
    </UserPage>
  );
}
