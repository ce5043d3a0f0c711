/**
 * The types that are cached once, by id, wherever they appear. All others belong to their parent: an address id is
 * unique only in its customer, a variant id only in its product, and the price of a search result depends on the
 * search.
 */
export const entityTypes: ReadonlySet<string> = new Set([
  'Cart',
  'CartDiscount',
  'Category',
  'Customer',
  'CustomerGroup',
  'CustomObject',
  'DiscountCode',
  'LineItem',
  'MyPayment',
  'Order',
  'Payment',
  'Product',
  'ProductDiscount',
  'TypeDefinition',
])
