import { useTranslation } from "react-i18next";
import { Row } from "ui-kit/layout/row.tsx";
import { api, ok } from "../api/client.ts";
import { FileButton } from "./file-button.tsx";
import { secretHeader } from "./purchase-secret.ts";
import type { Payment } from "./queries.ts";

/** The receipts and credit notes of a payment, as PDF. */
export function Receipts({ payment, secret }: {
  payment: Payment;
  secret: string;
}) {
  const { t } = useTranslation();
  if (payment.receipts.length === 0) return null;
  return (
    <Row>
      {payment.receipts.map(({ number, kind }) => (
        <FileButton
          key={number}
          small
          variant="quiet"
          icon="file-text"
          name={`${number}.pdf`}
          load={() =>
            ok(api.GET("/api/payments/{id}/receipts/{number}", {
              params: { path: { id: payment.id, number }, header: secretHeader(secret) },
              parseAs: "blob",
            }))}
        >
          {t(kind === "receipt" ? "payments.receipt" : "payments.creditNote", { number })}
        </FileButton>
      ))}
    </Row>
  );
}
