import { type SQL, sql } from 'drizzle-orm'
import type { QueryField, QueryFields } from './whereSql.ts'

type Columns = Readonly<Record<string, readonly [column: string, type: QueryField['type']]>>

const stamped: Columns = {
  id: ['id', 'uuid'],
  version: ['version', 'number'],
  createdAt: ['created_at', 'moment'],
  lastModifiedAt: ['last_modified_at', 'moment'],
}

const fieldsOf = (columns: Columns): QueryFields => {
  const all: Columns = { ...stamped, ...columns }
  return (path) => {
    const name = path.join('.')
    const found = Object.hasOwn(all, name) ? all[name] : undefined
    return found && { column: sql.raw(found[0]), type: found[1] }
  }
}

/** Adds the custom fields of a resource: `custom(fields(name="value"))`. */
const withCustomFields =
  (fields: QueryFields): QueryFields =>
  (path) => {
    const [head, fieldsOfType, name] = path
    if (head !== 'custom') return fields(path)
    if (path.length === 1) return { column: sql.raw("doc->'custom'"), type: 'object' }
    return fieldsOfType === 'fields' && name !== undefined && path.length === 3
      ? { column: sql`(doc->'custom'->'fields'->${name}::text)`, type: 'json' }
      : undefined
  }

/** Text fields that have no column of their own and are read from the document. */
const texts = (...names: readonly string[]): Columns =>
  Object.fromEntries(names.map((name) => [name, [`doc->>'${name}'`, 'text']]))

export const cartFields = withCustomFields(
  fieldsOf({
    key: ['key', 'text'],
    customerId: ['customer_id', 'uuid'],
    anonymousId: ['anonymous_id', 'text'],
    ...texts('customerEmail'),
    cartState: ['cart_state', 'text'],
    origin: ['origin', 'text'],
  }),
)

/** Fields of the address that an order ships to. */
const shippingAddressFields: Columns = Object.fromEntries(
  ['firstName', 'lastName', 'company'].map((name) => [
    `shippingAddress.${name}`,
    [`doc->'shippingAddress'->>'${name}'`, 'text'],
  ]),
)

export const orderFields = withCustomFields(
  fieldsOf({
    orderNumber: ['order_number', 'text'],
    customerId: ['customer_id', 'uuid'],
    anonymousId: ['anonymous_id', 'text'],
    customerEmail: ['customer_email', 'text'],
    orderState: ['order_state', 'text'],
    ...texts('paymentState', 'shipmentState'),
    'cart.id': ['cart_id', 'uuid'],
    ...shippingAddressFields,
  }),
)

export const customerFields = withCustomFields(
  fieldsOf({
    key: ['key', 'text'],
    ...texts('email', 'firstName', 'lastName', 'middleName', 'companyName', 'externalId', 'vatId', 'locale'),
    ...texts('customerNumber'),
    lowercaseEmail: ['lowercase_email', 'text'],
    isEmailVerified: ["(doc->>'isEmailVerified')::boolean", 'boolean'],
    'customerGroup.id': ["(doc->>'customerGroupId')::uuid", 'uuid'],
  }),
)

/** Fields of cart discounts, customer groups, shipping methods, tax categories and types. */
export const settingFields = fieldsOf({
  key: ['key', 'text'],
  ...texts('sortOrder'),
  isActive: ["(doc->>'isActive')::boolean", 'boolean'],
  isDefault: ["(doc->>'isDefault')::boolean", 'boolean'],
  active: ["(doc->>'active')::boolean", 'boolean'],
  requiresDiscountCode: ["(doc->>'requiresDiscountCode')::boolean", 'boolean'],
})

export const customObjectFields = fieldsOf({ container: ['container', 'text'], key: ['key', 'text'] })

export const stockFields = fieldsOf({
  key: ['key', 'text'],
  sku: ['sku', 'text'],
  quantityOnStock: ['quantity_on_stock', 'number'],
  availableQuantity: ['(quantity_on_stock - reserved)', 'number'],
})

const cartDiscountOfCode: QueryField = {
  column: sql.raw('(each.id)::uuid'),
  type: 'uuid',
  around: (condition) =>
    sql`exists (select from jsonb_array_elements_text(doc->'cartDiscountIds') each(id) where ${condition})`,
}

export const discountCodeFields: QueryFields = (path) =>
  path.join('.') === 'cartDiscounts.id'
    ? cartDiscountOfCode
    : fieldsOf({
        code: ['code', 'text'],
        ...texts('key'),
        isActive: ["(doc->>'isActive')::boolean", 'boolean'],
        validFrom: ["(doc->>'validFrom')::timestamptz", 'moment'],
        validUntil: ["(doc->>'validUntil')::timestamptz", 'moment'],
      })(path)

/** Fields of shopping lists, including the customer and the name in a locale. */
export const shoppingListFields: QueryFields = withCustomFields((path) => {
  const [head, locale] = path
  if (head === 'name' && locale !== undefined && path.length === 2)
    return { column: sql`doc->'name'->>${locale}`, type: 'text' }
  return fieldsOf({ 'customer.id': ['customer_id', 'uuid'] })(path)
})

const ofTransaction = (name: string): QueryField => ({
  column: sql`each.transaction->>${name}`,
  type: 'text',
  around: (condition) =>
    sql`exists (select from jsonb_array_elements(doc->'transactions') each(transaction) where ${condition})`,
})

const transactionFields: ReadonlySet<string> = new Set([
  'id',
  'type',
  'state',
  'interactionId',
  'interfaceId',
])

export const paymentFields: QueryFields = withCustomFields((path) => {
  const [head, name] = path
  if (head === 'transactions' && name !== undefined && path.length === 2)
    return transactionFields.has(name) ? ofTransaction(name) : undefined
  return fieldsOf({
    key: ['key', 'text'],
    interfaceId: ['interface_id', 'text'],
    'paymentMethodInfo.paymentInterface': ['payment_interface', 'text'],
    'customer.id': ['customer_id', 'uuid'],
    anonymousId: ['anonymous_id', 'text'],
  })(path)
})

const parentId: QueryField = { column: sql.raw("(doc->>'parentId')::uuid"), type: 'uuid' }
const parent: QueryField = { column: sql.raw("doc->'parentId'"), type: 'object' }

const localisedSlug = (locale: string): QueryField => ({
  column: sql`doc->'slug'->>${locale}`,
  type: 'text',
})

export const categoryFields: QueryFields = (path) => {
  const [head, locale] = path
  if (head === 'slug' && locale !== undefined && path.length === 2) return localisedSlug(locale)
  if (path.join('.') === 'parent.id') return parentId
  if (path.join('.') === 'parent') return parent
  if (path.join('.') === 'orderHint') return { column: sql.raw("doc->>'orderHint'"), type: 'text' }
  return fieldsOf({ key: ['key', 'text'], ...texts('externalId') })(path)
}

const productSlug = (locale: string): QueryField => ({
  column: sql.raw('slug'),
  type: 'text',
  around: (condition) =>
    sql`id in (select product_id from product_slugs where locale = ${locale} and ${condition})`,
})

const productCategory: QueryField = {
  column: sql.raw('category_id'),
  type: 'uuid',
  around: (condition) => sql`id in (select product_id from product_categories where ${condition})`,
}

const productSku: QueryField = {
  column: sql.raw('sku'),
  type: 'text',
  around: (condition) => sql`id in (select product_id from variants where ${condition})`,
}

/** Fields of products: their columns, and slug, category and sku of their current data. */
export const productFields: QueryFields = (path) => {
  const [master, current, name, detail] = path
  if (master !== 'masterData') return fieldsOf({ key: ['key', 'text'] })(path)
  if (current === 'published' && path.length === 2) return { column: sql.raw('published'), type: 'boolean' }
  if (current !== 'current' || name === undefined) return undefined
  if (name === 'slug' && detail !== undefined && path.length === 4) return productSlug(detail)
  if (name === 'categories' && detail === 'id') return productCategory
  if ((name === 'masterVariant' || name === 'variants') && detail === 'sku') return productSku
  return undefined
}

/** Finds the column for a `sort` argument. A resource can be sorted by the queryable fields of its own table. */
export const sortColumns =
  (fields: QueryFields) =>
  (name: string): SQL | undefined => {
    const field = fields(name.split('.'))
    return field && !field.around ? field.column : undefined
  }
