import { oddText } from '@selvedge/fuzz'
import fc from 'fast-check'

const names = [
  ...['id', 'key', 'version', 'createdAt', 'lastModifiedAt', 'customerId', 'customerEmail', 'paymentState'],
  ...[
    'orderNumber',
    'email',
    'lowercaseEmail',
    'isEmailVerified',
    'customerGroup',
    'slug',
    'en-US',
    '`en-US`',
  ],
  ...[
    'masterData',
    'current',
    'published',
    'categories',
    'masterVariant',
    'sku',
    'parent',
    'orderHint',
    'name',
  ],
  ...['custom', 'fields', 'giftTo', 'transactions', 'interactionId', 'paymentMethodInfo', 'quantityOnStock'],
  ...['cart', 'validFrom', 'cartDiscounts', 'container', 'constructor', '__proto__', '``', '`a"b`', 'ß'],
]
const paths = [
  ...['id', 'key', 'version', 'createdAt', 'customerEmail', 'slug(en-US=@)', 'custom(fields(giftTo=@))'],
  ...[
    'masterData(current(slug(en="a") or categories(id=@)))',
    'transactions(interactionId=@)',
    'parent(id=@)',
  ],
]

const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`

const literal = fc.oneof(
  oddText.map(quoted),
  fc.constantFrom(
    'true',
    'false',
    '0',
    '-1',
    '1.5',
    '9'.repeat(30),
    '"2026-01-01T00:00:00Z"',
    '"2026-02-30"',
  ),
  fc.uuid().map(quoted),
)
const name = fc.constantFrom(...names)
const operator = fc.constantFrom('=', '!=', '<>', '<', '<=', '>', '>=')

/** Comparisons with values of the field's type. The platform passes these values to the database. */
const fitting = fc.oneof(
  ...[
    { fields: ['id'], value: fc.oneof(fc.uuid(), oddText).map(quoted) },
    { fields: ['key', 'key', 'custom(fields(giftTo=@))', 'slug(en-US=@)'], value: oddText.map(quoted) },
    {
      fields: ['version', 'version', 'custom(fields(giftTo > @))'],
      value: fc.oneof(fc.integer().map(String), fc.constantFrom('1.5', '-0.25', '9'.repeat(400))),
    },
    {
      fields: ['createdAt', 'lastModifiedAt'],
      value: fc
        .constantFrom(
          '2026-01-01T00:00:00Z',
          '1e3',
          '0',
          '2026',
          'now',
          '294277-01-01',
          '-271821-04-20',
          'May 1',
        )
        .map(quoted),
    },
  ].map(({ fields, value }) =>
    fc
      .tuple(fc.constantFrom(...fields), operator, value)
      .map(([field, op, each]) =>
        field.includes('@') ? field.replace('@', () => each) : `${field} ${op} ${each}`,
      ),
  ),
)
const condition = fc.oneof(
  { weight: 30, arbitrary: fitting },
  fc.tuple(name, operator, literal).map((parts) => parts.join(' ')),
  fc.tuple(name, fc.constantFrom('is defined', 'is not defined', 'is')).map((parts) => parts.join(' ')),
  fc
    .tuple(name, fc.constantFrom('in', 'not in'), fc.array(literal, { maxLength: 4 }))
    .map(([field, operator, list]) => `${field} ${operator} (${list.join(', ')})`),
  fc
    .tuple(fc.constantFrom(...paths), literal)
    .map(([path, value]) => (path.includes('@') ? path.replace('@', () => value) : `${path}=${value}`)),
)

const nested = fc.letrec<{ expression: string }>((tie) => ({
  expression: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    { weight: 6, arbitrary: condition },
    fc.tuple(name, tie('expression')).map(([field, inner]) => `${field}(${inner})`),
    fc
      .tuple(tie('expression'), fc.constantFrom('and', 'or'), tie('expression'))
      .map((parts) => parts.join(' ')),
    tie('expression').map((inner) => `not(${inner})`),
  ),
})).expression

const tokens = ['(', ')', ',', '.', '=', '<', '!=', '"', '`', '\\', 'and', 'or', 'not', 'in', 'is', 'defined']

const repeated = fc
  .tuple(
    fc.constantFrom('(', 'not(', 'key(', 'id="a" or ', 'id in (', '"', '`'),
    fc.integer({ min: 1, max: 20_000 }),
  )
  .map(([part, count]) => part.repeat(count).slice(0, 60_000))

/** A `where` predicate. It can be valid, almost valid, a random sequence of tokens, too deeply nested, or any text. */
export const predicate: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: nested },
  {
    weight: 2,
    arbitrary: fc
      .array(fc.oneof(fc.constantFrom(...tokens), name, literal), { maxLength: 20 })
      .map((t) => t.join(' ')),
  },
  { weight: 1, arbitrary: repeated },
  { weight: 1, arbitrary: oddText },
)

const searchPaths = [
  ...['variants.price.centAmount', 'variants.scopedPrice.value.centAmount', 'categories.id', 'id', 'key'],
  ...[
    'variants.attributes.colour',
    'variants.attributes.colour.key',
    'variants.attributes.style.label.en-US',
  ],
  ...['variants.availability.isOnStock', 'variants.availability.isOnStockInChannels', 'variants.sku'],
  ...['productType.id', 'variants.attributes.@category', 'variants.attributes.__proto__', 'constructor', ''],
]
const term = fc.oneof(
  oddText.map(quoted),
  fc.constantFrom('true', '12', '-1.5', '"subtree"', 'subtree("x")', '9'.repeat(40)),
)
const bound = fc.constantFrom('*', '0', '-1', '1.5', '9'.repeat(400), '"1"', 'x', '1e9', '')
const range = fc.tuple(bound, bound).map(([from, to]) => `(${from} to ${to})`)
const path = fc.constantFrom(...searchPaths)
const values = fc.oneof(
  fc.array(term, { maxLength: 3 }).map((each) => each.join(',')),
  fc.array(range, { maxLength: 3 }).map((each) => `range ${each.join(', ')}`),
  fc.constantFrom('exists', 'missing', 'range', 'subtree()'),
)

/** A filter of a product search: a text or a model. */
export const searchFilter: fc.Arbitrary<object> = fc.oneof(
  fc.tuple(path, values).map(([field, value]) => ({ string: `${field}:${value}` })),
  oddText.map((string) => ({ string })),
  fc.record({ path, values: fc.array(oddText, { maxLength: 3 }) }).map((value) => ({ model: { value } })),
  fc
    .record({ path, ranges: fc.array(fc.record({ from: bound, to: bound }), { maxLength: 3 }) })
    .map((value) => ({ model: { range: value } })),
  fc
    .record({
      path,
      rootValues: fc.array(oddText, { maxLength: 2 }),
      subTreeValues: fc.array(fc.uuid(), { maxLength: 2 }),
    })
    .map((tree) => ({ model: { tree } })),
  path.map((field) => ({ model: { exists: { path: field } } })),
  fc.constantFrom(
    {},
    { model: {} },
    { string: '' },
    { string: 'id:exists', model: { missing: { path: 'id' } } },
  ),
)

/** A facet of a product search. */
export const searchFacet: fc.Arbitrary<object> = fc.oneof(
  fc
    .tuple(
      path,
      fc.option(values),
      fc.constantFrom('', ' as x', ' counting products', ' as x counting products'),
    )
    .map(([field, value, ending]) => ({ string: `${field}${value === null ? '' : `:${value}`}${ending}` })),
  fc.record({ path, alias: oddText, countProducts: fc.boolean() }).map((terms) => ({ model: { terms } })),
  fc
    .record({ path, ranges: fc.array(fc.record({ from: bound, to: bound }), { maxLength: 3 }) })
    .map((each) => ({ model: { range: each } })),
)

/** A `sort` of a query or of a product search. */
export const sort: fc.Arbitrary<string> = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom('id', 'createdAt desc', 'id DESC') },
  fc
    .tuple(
      fc.constantFrom(
        ...names,
        ...paths,
        'price',
        'score',
        'name.en-US',
        'name.',
        'variants.price.centAmount',
        '1',
      ),
      fc.constantFrom('', ' asc', ' desc', ' DESC', ' up', ' asc nulls first'),
    )
    .map((parts) => parts.join('')),
  oddText,
)
