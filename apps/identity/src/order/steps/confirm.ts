import { GetOrderByNumberDocument } from '@selvedge/commerce-client/server'
import { CommerceUnavailable, runQuery, valueOrThrow } from '../../commerce/commerce.ts'
import { orderMail } from '../../mail/orderMail.ts'
import { processingErrors } from '../orderFailure.ts'
import type { OrderServices, OrderTask } from '../services.ts'

/** Emails the confirmation. The order's number is its key, so a repeated run sends one email. */
export const confirm = async (
  { commerce, mailer, orderLinks, sites }: OrderServices,
  task: OrderTask,
): Promise<void> => {
  const { orderNumber } = task
  const { order } = valueOrThrow(await runQuery(commerce.server, GetOrderByNumberDocument, { orderNumber }))
  if (!order?.customerEmail) throw new CommerceUnavailable(processingErrors.fetch)
  const { customerEmail } = order
  await sites.forOrder(orderNumber, () =>
    mailer.send({
      key: `order:${orderNumber}`,
      to: customerEmail,
      ...orderMail(order, orderLinks.urlOf(orderNumber)),
    }),
  )
}
