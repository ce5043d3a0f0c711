/**
 * Names the fields that {@link pickFields} copies from a value. The fields of nested objects, and of the entries of
 * arrays, can be named in the same way.
 */
export type FieldsOf<Value> = Value extends readonly (infer Entry)[]
  ? FieldsOf<Entry>
  : Value extends object
    ? { readonly [Name in keyof Value]?: true | FieldsOf<NonNullable<Value[Name]>> }
    : true

type Fields = true | { readonly [name: string]: Fields }

const pick = (value: unknown, fields: Fields): unknown => {
  if (fields === true || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((entry) => pick(entry, fields))
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      const known = Object.hasOwn(fields, name) ? fields[name] : undefined
      return known === undefined ? [] : [[name, pick(inner, known)]]
    }),
  )
}

/**
 * Copies the named fields of a value. The caller must name all fields that `Value` requires. A field that the value
 * does not have is left out.
 */
export const pickFields = <Value>(value: Value, fields: FieldsOf<Value>): Value =>
  pick(value, fields as Fields) as Value
