import { scalars } from '../scalars.ts'
import { abstractTypes } from './abstractTypes.ts'
import { cartMutations } from './cartOperations.ts'
import { cartTypes } from './cartTypes.ts'
import { catalogueTypes } from './catalogueTypes.ts'
import { withCheckedReferences } from './checkedReferences.ts'
import { customerMutations } from './customerOperations.ts'
import { customerQueries } from './customerQueries.ts'
import { customerTokenMutations } from './customerTokenOperations.ts'
import { customerTypes } from './customerTypes.ts'
import { customFieldTypes } from './customFieldTypes.ts'
import { customObjectMutations, customObjectQueries } from './customObjectOperations.ts'
import { discountCodeMutations, discountCodeQueries } from './discountCodeOperations.ts'
import { discountTypes } from './discountTypes.ts'
import { meQueries } from './meQueries.ts'
import { myPaymentMutations } from './myPaymentOperations.ts'
import { orderMutations } from './orderOperations.ts'
import { paymentMutations, paymentQueries } from './paymentOperations.ts'
import { paymentTypes } from './paymentTypes.ts'
import { queries } from './queries.ts'
import { searchQueries, searchTypes } from './searchTypes.ts'
import { settingsQueries } from './settingsQueries.ts'
import { shippingQueries } from './shippingQueries.ts'
import { shippingTypes } from './shippingTypes.ts'
import { shoppingListMutations, shoppingListQueries } from './shoppingListOperations.ts'
import { shoppingListTypes } from './shoppingListTypes.ts'
import { signInMutations } from './signInOperations.ts'
import { stockMutations, stockQueries } from './stockOperations.ts'
import { typeMutations } from './typeOperations.ts'
import { variantTypes } from './variantTypes.ts'
import { withoutStores } from './withoutStores.ts'

/** All resolvers. Fields without a resolver are read from the stored document. */
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
  ...shoppingListTypes,
  ...variantTypes,
  Me: meQueries,
  Query: {
    ...queries.Query,
    ...customerQueries,
    ...shoppingListQueries,
    ...customObjectQueries,
    ...discountCodeQueries,
    ...paymentQueries,
    ...searchQueries,
    ...settingsQueries,
    ...shippingQueries,
    ...stockQueries,
  },
  Mutation: withoutStores(
    withCheckedReferences({
      ...cartMutations,
      ...customerMutations,
      ...customerTokenMutations,
      ...customObjectMutations,
      ...discountCodeMutations,
      ...myPaymentMutations,
      ...orderMutations,
      ...paymentMutations,
      ...shoppingListMutations,
      ...signInMutations,
      ...stockMutations,
      ...typeMutations,
    }),
  ),
}
