import { oddText } from '@selvedge/fuzz'
import fc from 'fast-check'
import type { GenericSchema } from 'valibot'

/** Valid values for the visitor of the test, by the name of the field that contains them. */
export type Known = Readonly<Record<string, readonly unknown[]>>

/** The parts of a valibot schema that describe its values. */
type Described = GenericSchema & {
  readonly entries?: Readonly<Record<string, Described>>
  readonly wrapped?: Described
  readonly item?: Described
  readonly literal?: unknown
  readonly options?: readonly unknown[]
}

const number = fc.oneof(fc.nat(5_000), fc.constantFrom(-1, 0, 1.5, 2 ** 53 - 1, 2 ** 53, 1e308, -0))
const any = fc.oneof(
  oddText,
  number,
  fc.boolean(),
  fc.constant(null),
  fc.constant([]),
  fc.constant({}),
  fc.jsonValue(),
)

const plainValue = (schema: Described, known: Known, name: string): fc.Arbitrary<unknown> => {
  const { type, entries, wrapped, item, options, literal } = schema
  const values = known[name]
  if (wrapped)
    return fc.oneof(
      { weight: 1, arbitrary: fc.constant(undefined) },
      { weight: 4, arbitrary: valueFor(wrapped, known, name) },
    )
  if (entries)
    return fc.record(
      Object.fromEntries(Object.entries(entries).map(([key, field]) => [key, valueFor(field, known, key)])),
    )
  if (type === 'variant' || type === 'union')
    return fc.oneof(...(options as readonly Described[]).map((option) => valueFor(option, known, name)))
  if (options) return fc.constantFrom(...options)
  if (item) return fc.array(valueFor(item, known, name), { maxLength: 3 })
  if (type === 'literal') return fc.constant(literal)
  if (type === 'boolean') return fc.boolean()
  if (values)
    return fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...values) }, { weight: 1, arbitrary: oddText })
  if (type === 'number') return number
  return type === 'string' ? oddText : any
}

/** Values for a schema of the contract: most parts are valid, some have another type, size or alphabet. */
export function valueFor(schema: GenericSchema, known: Known, name = ''): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 20, arbitrary: plainValue(schema as Described, known, name) },
    { weight: 1, arbitrary: any },
  )
}
