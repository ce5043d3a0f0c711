import type { LineToAdd } from '../cart/types.ts'
import { customFieldsToCopy, type LineCustomFields } from '../wishlist/customFields.ts'

/**
 * Returns the custom fields of a line of a cart, an order or a list, to add a line with the same fields to a cart; `undefined` for a
 * line without custom fields. What a list stores about its line, such as the note, is left out.
 */
export const customFieldsToAdd = (
  custom: LineCustomFields | null | undefined,
): Pick<LineToAdd, 'custom' | 'customTypeId'> | undefined => {
  const copied = customFieldsToCopy(custom)
  return (
    copied && {
      customTypeId: copied.typeId,
      custom: Object.fromEntries(copied.fields.map(({ name, value }) => [name, value])),
    }
  )
}
