const pattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Whether a text can be an id here. Anything else cannot exist, and must not reach a uuid column. */
export const isUuid = (text: string): boolean => pattern.test(text)
