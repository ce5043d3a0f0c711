import { SUBSCRIPTIONS_KEY } from '@selvedge/cart-domain'
import type { Guide } from '@selvedge/commerce-client/content'
import { m } from '../../app/paraglide/messages.js'
import type { MeasuresView } from './measuresView.ts'
import type { ProductView } from './productView.ts'

/** Adds the texts of a product's guide to the measures of the product. */
export const productGuide = (
  about: MeasuresView,
  guide: Guide | undefined,
  { typeKey, shipped, axes }: Pick<ProductView, 'typeKey' | 'shipped' | 'axes'>,
) => ({
  ...about,
  // Goods that have a guide but no material are not washed, so they have no care instructions.
  care: guide && about.material === '' ? '' : about.care,
  returns: shipped && typeKey !== SUBSCRIPTIONS_KEY ? about.returns : '',
  steps: guide?.steps ?? about.steps,
  stepsTitle: guide?.title ?? m.how_to_hang(),
  details: [
    // Shows all prices of a membership, because they are for different periods.
    ...(typeKey === SUBSCRIPTIONS_KEY ? axes.slice(0, 1).flatMap(({ options }) => options) : []).map(
      ({ label, price }) => ({ name: label, value: price }),
    ),
    ...(guide?.facts ?? []).map(({ term, value }) => ({ name: term, value })),
  ],
  isGuided: guide !== undefined,
  delivery: shipped ? guide?.delivery || m.delivery_promise() : m.delivery_membership(),
})
