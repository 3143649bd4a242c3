import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Badge } from "ui-kit/feedback/badge.tsx";
import { notify } from "ui-kit/feedback/toast.tsx";
import { Card } from "ui-kit/layout/card.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { useFormat } from "../../i18n/use-format.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import { type NamedPractice as Named, useAnswer } from "./companion-queries.ts";
import { useKindName } from "./use-kind-name.ts";

/** A practice of another practitioner that names the reader, with what the reader can answer. */
export function NamedPractice({ named }: { named: Named }) {
  const { t } = useTranslation();
  const format = useFormat();
  const showFailure = useShowFailure();
  const nameOf = useKindName();
  const answering = useAnswer(named.practiceId);
  const { lead, others, state } = named;
  const isPending = (isAgreed: boolean) => answering.isPending && answering.variables === isAgreed;
  function answer(isAgreed: boolean) {
    answering.mutate(isAgreed, {
      onSuccess: () =>
        void notify({
          tone: "success",
          message: t(isAgreed ? "companions.agreedDone" : "companions.declinedDone"),
        }),
      onError: (failure) => void notify({ tone: "error", message: showFailure(failure) }),
    });
  }
  return (
    <Card as="section" tone={state === "invited" ? "selected" : undefined}>
      <Row justify="between">
        <h3>{t("companions.named", { lead: lead.name, practice: nameOf(named) })}</h3>
        {state !== "invited" && (
          <Badge tone={state === "agreed" ? "success" : "info"}>
            {t(`companions.state.${state}`)}
          </Badge>
        )}
      </Row>
      {others.length > 0 && (
        <Text size="small">
          {t("companions.others", { names: format.list(others.map(({ name }) => name)) })}
        </Text>
      )}
      {state === "invited" && <Text size="small" tone="soft">{t("companions.terms")}</Text>}
      <Row>
        {state !== "agreed" && (
          <Button
            small
            variant={state === "invited" ? "primary" : "secondary"}
            pending={isPending(true)}
            onClick={() => answer(true)}
          >
            {t(state === "invited" ? "companions.agree" : "companions.again")}
          </Button>
        )}
        {state !== "declined" && (
          <Button
            small
            variant="quiet"
            pending={isPending(false)}
            onClick={() => answer(false)}
          >
            {t(state === "invited" ? "companions.decline" : "companions.leave")}
          </Button>
        )}
      </Row>
    </Card>
  );
}
