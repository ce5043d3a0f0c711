import * as v from 'valibot'
import { issue } from './messages.ts'
import { plainTextField } from './text.ts'

/** The maximum number of characters in a purchase order number. */
const MAX_NUMBER_LENGTH = 50

/** The number of a customer's own purchase order: letters, digits, spaces and `. / # _ -`. */
export const purchaseOrderNumberField = v.pipe(
  plainTextField,
  v.nonEmpty(issue('required')),
  v.maxLength(MAX_NUMBER_LENGTH, issue('too-long')),
  v.regex(/^[\p{L}\p{N} ./#_-]+$/u, issue('special-characters')),
)

/** The form of a purchase order: `purchaseOrder`, its number. */
export const purchaseOrderSchema = v.object({ purchaseOrder: purchaseOrderNumberField })
