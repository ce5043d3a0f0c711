import type { Authorisation } from '../../providers/cardProvider.ts'
import type { OrderServices, OrderTask } from '../services.ts'

/** Holds the amount on the card. The attempt is the key: however often this runs, it is one hold. */
export const authorise = (
  { provider }: OrderServices,
  task: OrderTask,
  token: string,
): Promise<Authorisation> =>
  provider.authorise({
    key: task.attemptId,
    amountCents: task.expectedCents,
    currency: task.currency,
    token,
    orderNumber: task.orderNumber,
  })
