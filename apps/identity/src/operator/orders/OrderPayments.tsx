import type { Order } from '@selvedge/commerce-client/server'
import { DataTable } from '@selvedge/ui-kit/DataTable'
import { formatCents } from '../page/format.tsx'

const transactionWords: Readonly<Record<string, string>> = {
  Authorization: 'authorized',
  Charge: 'captured',
  CancelAuthorization: 'released',
  Refund: 'refunded',
}

/** The payments of an order, and what happened to each. */
export const OrderPayments = ({ order }: { readonly order: Order }) => (
  <DataTable
    caption="Payments of the order"
    columns={[{ label: 'Payment' }, { label: 'What happened' }, { label: 'Amount', align: 'end' }]}
    rows={(order.paymentInfo?.payments ?? []).map(({ id, paymentMethodInfo, transactions }) => ({
      key: id,
      cells: [
        paymentMethodInfo.nameAllLocales?.[0]?.value ??
          paymentMethodInfo.paymentInterface ??
          paymentMethodInfo.method ??
          'Payment',
        transactions
          .map(
            ({ type, state }) =>
              `${transactionWords[type ?? ''] ?? type}${state === 'Success' ? '' : ` (${state})`}`,
          )
          .join(', '),
        transactions[0]
          ? formatCents(transactions[0].amount.centAmount, transactions[0].amount.currencyCode)
          : '–',
      ],
    }))}
  />
)
