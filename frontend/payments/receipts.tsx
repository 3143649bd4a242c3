import { useTranslation } from "react-i18next";
import { Text } from "ui-kit/layout/text.tsx";
import type { Payment } from "./queries.ts";

/** The receipts and credit notes of a payment. */
export function Receipts({ payment }: { payment: Payment }) {
  const { t } = useTranslation();
  if (payment.receipts.length === 0) return null;
  return payment.receipts.map(({ number, kind }) => (
    <Text key={number} size="small" numeric>
      {t(kind === "receipt" ? "payments.receipt" : "payments.creditNote", { number })}
    </Text>
  ));
}
