import type { ShopContext } from '../../../server/context/createContext.ts'
import { assignedTreatments } from '../../../server/experiments/treatments.ts'

/**
 * Records what the script of a page reports for a visitor who consented: that they reached an `experiment`, or, when it is
 * empty, that they withdrew their consent. Which variant they saw is calculated here. A report that cannot be recorded is dropped.
 */
export const recordReport = async (shop: ShopContext, form: FormData): Promise<Response> => {
  const { session, experimentClient } = shop
  const experiment = form.get('experiment')
  if (session.visitor && experiment === '') await experimentClient.forgetExposures(session.visitor)
  else if (session.visitor && typeof experiment === 'string') {
    const treatments = await assignedTreatments(shop)
    const variant = Object.hasOwn(treatments, experiment) ? treatments[experiment] : undefined
    if (variant) await experimentClient.recordExposure(session.visitor, { experiment, variant })
  }
  return new Response(null, { status: 204 })
}
