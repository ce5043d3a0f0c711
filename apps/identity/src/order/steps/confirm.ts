import { GetOrderByNumberDocument } from '@selvedge/commerce-client/server'
import { CommerceUnavailable, required, runQuery } from '../../commerce/commerce.ts'
import { orderMail } from '../../mail/orderMail.ts'
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
  await mailer.send({
    key: `order:${orderNumber}`,
    to: order.customerEmail,
    ...orderMail(order, shopUrl),
  })
}
