import type { Category, CustomerGroup, ProductType } from '../model/catalogue.ts'
import type { Customer } from '../model/customer.ts'
import type { TypeDefinition } from '../model/customFields.ts'
import type { CartDiscount, DiscountCode } from '../model/discount.ts'
import type { Product } from '../model/product.ts'
import type { ProjectSettings } from '../model/projectSettings.ts'
import type { ShippingMethod, Zone } from '../model/shipping.ts'
import type { TaxCategory } from '../model/tax.ts'

type ById<T> = ReadonlyMap<string, T>

/** Project settings and catalogue structure that hardly ever change. */
export type Reference = {
  readonly productTypes: ById<ProductType>
  readonly categories: ById<Category>
  readonly customerGroups: ById<CustomerGroup>
  readonly taxCategories: ById<TaxCategory>
  readonly zones: ById<Zone>
  readonly shippingMethods: ById<ShippingMethod>
  readonly cartDiscounts: ById<CartDiscount>
  readonly types: ById<TypeDefinition>
  readonly project: ProjectSettings
}

/** Everything the engine reads besides the cart. Loaded before it runs, so that it stays pure. */
export type World = {
  readonly now: Date
  readonly reference: Reference
  readonly products: ById<Product>
  /** The codes on the cart. */
  readonly discountCodes: ById<DiscountCode>
  /** Orders in which this customer used a code already, by code id. */
  readonly codeUsesOfCustomer: ReadonlyMap<string, number>
  readonly customer?: Customer | undefined
}
