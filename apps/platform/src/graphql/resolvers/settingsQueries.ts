import { eq } from 'drizzle-orm'
import { referenceDocuments } from '../../db/schema.ts'
import { projectProfile } from '../../model/project.ts'
import type { Resource } from '../../model/resource.ts'
import type { LoadedReference, ReferenceKind } from '../../store/referenceStore.ts'
import type { PageArguments } from '../../where/page.ts'
import { settingFields } from '../../where/resourceFields.ts'
import type { PlatformContext } from '../context.ts'
import { requireScope } from '../requireScope.ts'
import { documentPage } from './documentPage.ts'
import { expectName } from './expectName.ts'

type Context = PlatformContext
type Name = { readonly id?: string | null; readonly key?: string | null }
type Keyed = Resource & { readonly key: string }

const scopes = {
  'cart-discount': ['view_cart_discounts', 'manage_cart_discounts'],
  'customer-group': ['view_customer_groups', 'manage_customer_groups', 'manage_customers'],
  'shipping-method': ['view_shipping_methods', 'manage_shipping_methods', 'manage_orders'],
  'tax-category': ['view_tax_categories', 'manage_tax_categories'],
  type: ['view_types', 'manage_types'],
} as const satisfies Partial<Record<ReferenceKind, readonly string[]>>

type Kind = keyof typeof scopes

const collections = {
  'cart-discount': 'cartDiscounts',
  'customer-group': 'customerGroups',
  'shipping-method': 'shippingMethods',
  'tax-category': 'taxCategories',
  type: 'types',
} as const satisfies Record<Kind, keyof LoadedReference>

const findOne = (kind: Kind) => async (_: unknown, name: Name, context: Context) => {
  requireScope(context.caller, ...scopes[kind])
  const { id, key } = expectName(name)
  const all: Iterable<Keyed> = (await context.reference())[collections[kind]].values()
  return [...all].find((each) => (id ? each.id === id : each.key === key))
}

const findMany = (kind: Kind) => (_: unknown, args: PageArguments, context: Context) => {
  requireScope(context.caller, ...scopes[kind])
  const only = eq(referenceDocuments.kind, kind)
  return documentPage(context, { table: referenceDocuments, fields: settingFields, only }, args)
}

/** Queries of project settings for services. Only types can be changed through the API. */
export const settingsQueries = {
  project: async (_: unknown, __: unknown, context: Context) => {
    requireScope(context.caller, 'view_project_settings', 'manage_project_settings')
    const { zones, project } = await context.reference()
    const locations = [...zones.values()].flatMap((zone) => zone.locations)
    const countries = [...new Set(locations.map(({ country }) => country))].sort()
    return { ...projectProfile, key: context.projectKey, languages: project.languages, countries }
  },
  cartDiscount: findOne('cart-discount'),
  cartDiscounts: findMany('cart-discount'),
  customerGroup: findOne('customer-group'),
  customerGroups: findMany('customer-group'),
  shippingMethod: findOne('shipping-method'),
  shippingMethods: findMany('shipping-method'),
  taxCategory: findOne('tax-category'),
  taxCategories: findMany('tax-category'),
  typeDefinition: findOne('type'),
  typeDefinitions: findMany('type'),
}
