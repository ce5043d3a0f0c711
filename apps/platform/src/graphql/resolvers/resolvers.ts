import { scalars } from '../scalars.ts'
import { abstractTypes } from './abstractTypes.ts'
import { cartMutations } from './cartOperations.ts'
import { cartTypes } from './cartTypes.ts'
import { catalogueTypes } from './catalogueTypes.ts'
import { withCheckedReferences } from './checkedReferences.ts'
import { customerMutations } from './customerOperations.ts'
import { customerTypes } from './customerTypes.ts'
import { customFieldTypes } from './customFieldTypes.ts'
import { discountTypes } from './discountTypes.ts'
import { orderMutations } from './orderOperations.ts'
import { paymentTypes } from './paymentTypes.ts'
import { queries } from './queries.ts'
import { searchQueries, searchTypes } from './searchTypes.ts'
import { shippingQueries } from './shippingQueries.ts'
import { shippingTypes } from './shippingTypes.ts'
import { variantTypes } from './variantTypes.ts'

/** Every resolver of the platform. Fields without one are read from the stored document as they are. */
export const resolvers = {
  ...scalars,
  ...abstractTypes,
  ...cartTypes,
  ...catalogueTypes,
  ...customerTypes,
  ...customFieldTypes,
  ...discountTypes,
  ...paymentTypes,
  ...searchTypes,
  ...shippingTypes,
  ...variantTypes,
  Me: queries.Me,
  Query: { ...queries.Query, ...shippingQueries, ...searchQueries },
  Mutation: withCheckedReferences({ ...cartMutations, ...customerMutations, ...orderMutations }),
}
