const pattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Whether a text is a UUID. Other ids cannot exist and must not be compared with a uuid column. */
export const isUuid = (text: string): boolean => pattern.test(text)
