/** Why a customer returns items. */
export const returnReasons = [
  'unexpected',
  'damaged',
  'wrong-item',
  'wrong-size',
  'changed-mind',
  'other',
] as const
