/**
 * Returns the bearer token for each call. After a 401 the source is called with the refused token; if it returns a
 * different token, the call is sent once more with that token. `undefined` sends the call without a token.
 */
export type TokenSource = (refused?: string) => Promise<string | undefined>
