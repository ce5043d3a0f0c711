import type { ShopContext } from '../../../server/context/createContext.ts'
import { assignedTreatments } from '../../../server/experiments/treatments.ts'

/**
 * Records a report from the script of a page. If `experiment` is the key of an experiment, a visitor who consented has
 * seen this experiment; the variant is calculated here. If `experiment` is empty, the visitor withdraws the consent. A
 * report that cannot be recorded is dropped.
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
