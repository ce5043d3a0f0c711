import type { Json } from '../../model/resource.ts'
import type { FieldValue, Scalar } from './subject.ts'

const isScalar = (value: Json): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'

/**
 * Converts a stored value to a field value: a scalar or a list of scalars. `undefined` for values that cannot be
 * compared.
 */
export const toFieldValue = (value: Json | undefined): FieldValue => {
  if (value === undefined || value === null) return undefined
  if (Array.isArray(value)) return value.filter(isScalar) as readonly Scalar[]
  return isScalar(value) ? value : undefined
}
