/**
 * What is cached once, by its id, wherever it appears. Everything else belongs to the thing that holds it: an address
 * id is unique only in its customer, a variant id only in its product, and a search result's price depends on the search.
 */
export const entities: ReadonlySet<string> = new Set([
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
