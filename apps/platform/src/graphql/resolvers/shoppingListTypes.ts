import { allVariants } from '../../model/product.ts'
import type { ShoppingList, ShoppingListLine } from '../../model/shoppingList.ts'
import type { PlatformContext } from '../context.ts'
import { allLocales, type LocaleArguments, localise, localisedField } from '../localise.ts'
import { reference } from './reference.ts'
import { variantView } from './variantTypes.ts'

type Context = PlatformContext

const productOf = ({ productId }: ShoppingListLine, context: Context) => context.load.product(productId)

// The lines of a list show the current name and slug of their product. Both are null when the product was deleted.
const ofProduct = <Name extends 'name' | 'slug'>(name: Name) => ({
  one: async (line: ShoppingListLine, args: LocaleArguments, context: Context) =>
    localise((await productOf(line, context))?.[name], args),
  all: async (line: ShoppingListLine, _: unknown, context: Context) =>
    allLocales((await productOf(line, context))?.[name]),
})

const name = ofProduct('name')
const slug = ofProduct('slug')

export const shoppingListTypes = {
  ShoppingList: {
    ...localisedField('name'),
    ...localisedField('description'),
    textLineItems: (list: ShoppingList) => list.textLineItems ?? [],
    customerRef: (list: ShoppingList) => reference('customer', list.customerId),
    customer: (list: ShoppingList, _: unknown, context: Context) =>
      list.customerId === undefined ? null : context.load.customer(list.customerId),
  },
  TextLineItem: { ...localisedField('name'), ...localisedField('description') },
  ShoppingListLineItem: {
    productTypeRef: (line: ShoppingListLine) => reference('product-type', line.productTypeId),
    productType: async (line: ShoppingListLine, _: unknown, context: Context) =>
      (await context.reference()).productTypes.get(line.productTypeId),
    published: async (line: ShoppingListLine, _: unknown, context: Context) =>
      (await productOf(line, context)) !== undefined,
    name: name.one,
    nameAllLocales: name.all,
    productSlug: slug.one,
    productSlugAllLocales: slug.all,
    variant: async (line: ShoppingListLine, _: unknown, context: Context) => {
      const product = await productOf(line, context)
      const variant = product && allVariants(product).find(({ id }) => id === line.variantId)
      return variant && variantView(product, variant)
    },
  },
}
