import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Form } from "ui-kit/controls/form.tsx";
import { GroupCodeField } from "ui-kit/controls/group-code-field.tsx";
import { Page } from "ui-kit/layout/page.tsx";
import { PageHeader } from "ui-kit/layout/page-header.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { balanceQuery, codeOf, codeProblem, isWholeCode } from "../../gift-cards/balance.ts";
import { storeSecret, usePurchaseSecret } from "../../payments/purchase-secret.ts";
import { NeedsScripts } from "../../shell/needs-scripts.tsx";
import { PageTitle } from "../../shell/page-title.tsx";
import { useShowFailure } from "../../shell/show-failure.ts";
import { CardBalance } from "./card-balance.tsx";

const place = "balance";

function CodeForm({ pending, refused, onSend }: {
  pending: boolean;
  refused: string | undefined;
  onSend: (code: string) => void;
}) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState("");
  const [isShort, setShort] = useState(false);
  const [sent, setSent] = useState("");
  function send() {
    const code = codeOf(typed);
    setShort(!isWholeCode(code));
    setSent(typed);
    if (isWholeCode(code)) onSend(code);
  }
  const error = isShort ? t("gifts.balance.codeMissing") : typed === sent && refused;
  return (
    <Form noValidate onSend={send}>
      <GroupCodeField
        name="code"
        label={t("gifts.balance.code")}
        description={t("gifts.balance.codeHelp")}
        value={typed}
        maxLength={400}
        error={error}
        onValueChange={(code) => {
          setTyped(code);
          setShort(false);
        }}
      />
      <Row>
        <Button variant="primary" type="submit" pending={pending}>{t("gifts.balance.show")}</Button>
      </Row>
    </Form>
  );
}

/** What is left on a card, for every visitor who has its code. */
export function Component() {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const code = usePurchaseSecret(place);
  const { data, error, isLoading } = useQuery(balanceQuery(code ?? ""));
  const refused = error ? codeProblem(error) ?? showFailure(error) : undefined;
  return (
    <Page padded tall width={data ? "wide" : "form"}>
      <PageTitle>{t("gifts.balance.title")}</PageTitle>
      <NeedsScripts />
      <Stack gap="part">
        <PageHeader
          title={t("gifts.balance.title")}
          lead={!data && t("gifts.balance.lead")}
        />
        {data && <CardBalance card={data} onOther={() => storeSecret(place, "")} />}
        {!data && code !== null && (
          <CodeForm
            pending={isLoading}
            refused={refused}
            onSend={(next) => storeSecret(place, next)}
          />
        )}
        {code === null && <Skeleton label={t("gifts.loading")} count={1} />}
      </Stack>
    </Page>
  );
}
