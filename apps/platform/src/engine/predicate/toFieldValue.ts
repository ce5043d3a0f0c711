import type { Json } from '../../model/resource.ts'
import type { Held, Scalar } from './subject.ts'

const isScalar = (value: Json): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'

/** A stored value as a predicate sees it: scalars and lists of scalars; anything else cannot be compared. */
export const asField = (value: Json | undefined): Held => {
  if (value === undefined || value === null) return undefined
  if (Array.isArray(value)) return value.filter(isScalar) as readonly Scalar[]
  return isScalar(value) ? value : undefined
}
