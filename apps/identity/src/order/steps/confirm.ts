import { GetOrderByNumberDocument } from '@selvedge/commerce-client/server'
import { CommerceUnavailable, required, runQuery } from '../../commerce/commerce.ts'
import { processingErrors } from '../orderFailure.ts'
import type { OrderServices, OrderTask } from '../services.ts'

/** Mails the confirmation. Its key is the order's number: there is one, however often this runs. */
export const confirm = async (
  { commerce, mailer, shopUrl }: OrderServices,
  task: OrderTask,
): Promise<void> => {
  const { orderNumber } = task
  const { order } = required(await runQuery(commerce.server, GetOrderByNumberDocument, { orderNumber }))
  if (!order?.customerEmail) throw new CommerceUnavailable(processingErrors.fetch)
  const locale = order.locale ?? 'en-US'
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: task.currency })
  const lines = order.lineItems.map((line) => `${line.quantity} × ${line.name ?? line.productKey ?? ''}`)
  await mailer.send({
    key: `order:${orderNumber}`,
    to: order.customerEmail,
    subject: `Your order ${orderNumber}`,
    text: `Thank you for your order.

${lines.join('\n')}

Total ${money.format(task.expectedCents / 100)}

${shopUrl}/checkout/success?order=${encodeURIComponent(orderNumber)}`,
  })
}
