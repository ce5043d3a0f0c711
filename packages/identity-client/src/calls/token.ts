/** The visitor's commerce token; `undefined` where a cookie is sent instead. */
export type Token = string | null | undefined
