/** A platform reference; null where there is nothing to refer to. */
export const reference = (typeId: string, id: string | undefined): { typeId: string; id: string } | null =>
  id === undefined ? null : { typeId, id }
