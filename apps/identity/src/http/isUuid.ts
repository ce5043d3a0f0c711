import * as v from 'valibot'

const Uuid = v.pipe(v.string(), v.uuid())

/** Whether a text can be the id of a row. The database returns an error for any other text. */
export const isUuid = (text: string): boolean => v.is(Uuid, text)
