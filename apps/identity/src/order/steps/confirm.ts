import { GetOrderByNumberDocument } from '@selvedge/commerce-client/server'
import { CommerceUnavailable, runQuery, valueOrThrow } from '../../commerce/commerce.ts'
import { orderMail } from '../../mail/orderMail.ts'
import { processingErrors } from '../orderFailure.ts'
import type { OrderServices, OrderTask } from '../services.ts'

/** Emails the confirmation. The order's number is its key, so a repeated run sends one email. */
export const confirm = async (
  { commerce, mailer, orderLinks }: OrderServices,
  task: OrderTask,
): Promise<void> => {
  const { orderNumber } = task
  const { order } = valueOrThrow(await runQuery(commerce.server, GetOrderByNumberDocument, { orderNumber }))
  if (!order?.customerEmail) throw new CommerceUnavailable(processingErrors.fetch)
  await mailer.send({
    key: `order:${orderNumber}`,
    to: order.customerEmail,
    ...orderMail(order, orderLinks.urlOf(orderNumber)),
  })
}
