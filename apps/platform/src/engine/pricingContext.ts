import type { Category, CustomerGroup, ProductType } from '../model/catalogue.ts'
import type { Customer } from '../model/customer.ts'
import type { TypeDefinition } from '../model/customFields.ts'
import type { CartDiscount, DiscountCode } from '../model/discount.ts'
import type { Product } from '../model/product.ts'
import type { ProjectSettings } from '../model/projectSettings.ts'
import type { ShippingMethod, Zone } from '../model/shipping.ts'
import type { TaxCategory } from '../model/tax.ts'

type ById<T> = ReadonlyMap<string, T>

/** Project settings and catalogue structure, which change rarely. */
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

/** Everything that the engine reads besides the cart. It is loaded beforehand, so that the engine is pure. */
export type PricingContext = {
  readonly now: Date
  readonly reference: Reference
  readonly products: ById<Product>
  /** The codes on the cart. */
  readonly discountCodes: ById<DiscountCode>
  /** How many orders of this customer used each code. The keys are the ids of the codes. */
  readonly codeUsesOfCustomer: ReadonlyMap<string, number>
  readonly customer?: Customer | undefined
}
