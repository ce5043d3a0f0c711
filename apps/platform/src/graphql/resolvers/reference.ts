/** A reference to a resource; null without an id. */
export const reference = (typeId: string, id: string | undefined): { typeId: string; id: string } | null =>
  id === undefined ? null : { typeId, id }
