/**
 * Returns the bearer token for each call. After a 401 it is called with the refused token; a different token is tried
 * once. `undefined` sends the call without a token.
 */
export type TokenSource = (refused?: string) => Promise<string | undefined>
