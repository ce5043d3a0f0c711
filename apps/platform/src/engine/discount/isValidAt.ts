import type { Validity } from '../../model/discount.ts'

/** Whether a time is within a validity window. The window includes `validFrom` and excludes `validUntil`. */
export const isValidAt = (window: Validity, now: Date): boolean =>
  (window.validFrom === undefined || new Date(window.validFrom) <= now) &&
  (window.validUntil === undefined || now < new Date(window.validUntil))
